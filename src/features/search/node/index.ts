import {writeFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {toLocale} from '../../../site/locales';
import {crawl, type CrawlOptions} from './crawl';
import {indexFiles} from './indexFiles';
import {readSources} from './readSources';

/** The part of a Joi schema that is used. */
interface Schema {
  validate(options: Partial<PluginOptions>): {readonly value: CrawlOptions};
}

/** Exports of the package that its types leave out. */
const {default: packageTheme, validateOptions} = searchLocal as unknown as {
  readonly default: (context: LoadContext, options: CrawlOptions) => Plugin;
  readonly validateOptions: (context: {
    options: Partial<PluginOptions>;
    validate: (schema: Schema, options: Partial<PluginOptions>) => CrawlOptions;
  }) => CrawlOptions;
};

interface ThemeConfig {
  readonly metadata?: readonly {readonly name?: string; readonly content?: string}[];
}

/**
 * The theme of the search package, with another index: the package finds and reads the pages of the build; the files of
 * the specification (§7) replace its own. No state is shared between locales, which are built in one process.
 */
export function searchTheme(
  packageOptions: Partial<PluginOptions>,
): (context: LoadContext) => Plugin {
  // Adds the package's defaults.
  const options = validateOptions({
    options: packageOptions,
    validate: (schema, given) => schema.validate(given).value,
  });
  return (context) => {
    const original = packageTheme(context, options);
    const locale = toLocale(context.i18n.currentLocale);
    /** Builds the files on the dev server; each save replaces it. */
    let makeFiles = (): ReadonlyMap<string, unknown> => new Map();
    return {
      ...original,
      // No messages of its components, which this site replaces.
      getDefaultCodeTranslationMessages: () => Promise.resolve({}),

      async postBuild(site) {
        const {metadata} = site.siteConfig.themeConfig as ThemeConfig;
        const keywords = metadata?.find(({name}) => name === 'keywords')?.content;
        const files = indexFiles(await crawl(site, options), locale, keywords);
        await Promise.all(
          [...files].map(([name, content]) =>
            writeFile(path.join(site.outDir, name), JSON.stringify(content)),
          ),
        );
      },

      // On the dev server the sources are read instead, at the first search after a save: a save must not wait for it.
      allContentLoaded({allContent}) {
        let files: ReadonlyMap<string, unknown> | undefined;
        makeFiles = () =>
          (files ??= indexFiles(readSources(allContent, context.siteDir, locale), locale));
      },
      configureWebpack(config, isServer, utils, content) {
        const answer = (
          request: IncomingMessage,
          response: ServerResponse,
          next: () => void,
        ): void => {
          const name = path.posix.basename(request.url!.replace(/\?.*/s, ''));
          const content = name.startsWith('search-') ? makeFiles().get(name) : undefined;
          if (content === undefined) {
            next();
            return;
          }
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(content));
        };
        // Docusaurus joins the list that it passes and the one it gets: the list is changed in place to come first.
        const setupMiddlewares = (handlers: unknown[]): unknown[] => {
          handlers.unshift(answer);
          return [];
        };
        return {
          ...original.configureWebpack?.(config, isServer, utils, content),
          ...(isServer ? {} : {devServer: {setupMiddlewares}}),
        };
      },
    };
  };
}
