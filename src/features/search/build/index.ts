import {writeFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {toLocale} from '../../../site/locales';
import type {SearchSettings} from '../shared/types';
import type {CrawlOptions} from './crawl';
import {indexFiles} from './indexFiles';
import {readSite} from './readSite';
import {readSources} from './readSources';

export interface SearchThemeOptions {
  /** Options of the search package: which pages it reads. */
  readonly package: Partial<PluginOptions>;
  /** How what it read is indexed (specification §9). */
  readonly settings: SearchSettings;
}

/** What the package exports; its types name its options only. */
const {default: packageTheme, validateOptions} = searchLocal as unknown as {
  readonly default: (context: LoadContext, options: CrawlOptions) => Plugin;
  readonly validateOptions: (context: {
    options: Partial<PluginOptions>;
    validate: (schema: Schema, options: Partial<PluginOptions>) => CrawlOptions;
  }) => CrawlOptions;
};

/** The part of a Joi schema that is used. */
interface Schema {
  validate(options: Partial<PluginOptions>): {value: CrawlOptions; error?: Error};
}

/**
 * The search package, with another index: it finds and reads the pages of the built site; the files of the
 * specification (§7) take the place of its own. Nothing is kept between languages, which share a process.
 */
export function searchTheme({
  package: packageOptions,
  settings,
}: SearchThemeOptions): (context: LoadContext) => Plugin {
  const options = validateOptions({options: packageOptions, validate: validated});
  return (context) => {
    const original = packageTheme(context, options);
    const locale = toLocale(context.i18n.currentLocale);
    /** Makes the files of the writers' server, which builds no pages; each save sets a new one. */
    let makeFiles = (): ReadonlyMap<string, unknown> => new Map();
    return {
      ...original,
      // Its texts are those of its own components, which this site replaces.
      getDefaultCodeTranslationMessages: () => Promise.resolve({}),

      async postBuild(site) {
        const sections = await readSite(site, options, settings);
        const files = indexFiles(sections, locale, settings);
        await Promise.all(
          [...files].map(([name, content]) =>
            writeFile(path.join(site.outDir, name), JSON.stringify(content)),
          ),
        );
      },

      // While writing, the sources are read instead, when somebody searches: a save must not wait for it.
      allContentLoaded({allContent}) {
        let files: ReadonlyMap<string, unknown> | undefined;
        makeFiles = () =>
          (files ??= indexFiles(
            readSources(allContent, settings, context.siteDir, locale),
            locale,
            settings,
          ));
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
        return {
          ...original.configureWebpack?.(config, isServer, utils, content),
          ...(isServer ? {} : {devServer: {setupMiddlewares: first(answer)}}),
        };
      },
    };
  };
}

/**
 * Puts a handler before those of the writers' server. Docusaurus calls its own function first, and joins the
 * lists that both return: this one adds to the list in place and returns nothing more.
 */
function first<T>(handler: T): (handlers: T[]) => T[] {
  return (handlers) => {
    handlers.unshift(handler);
    return [];
  };
}

function validated(schema: Schema, options: Partial<PluginOptions>): CrawlOptions {
  const {value, error} = schema.validate(options);
  if (error) {
    throw new Error(`The options of the search package are wrong: ${error.message}.`);
  }
  return value;
}
