import {mkdirSync, writeFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {toLocale} from '../../site/locales';
import {indexFileName} from '../shared/settings';
import type {SearchSettings} from '../shared/types';
import type {CrawlOptions} from './crawl';
import {indexSite} from './indexSite';
import {indexSources} from './indexSources';

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
    const preview = path.join(context.generatedFilesDir, 'search-preview');
    return {
      ...original,
      // Its texts are those of its own components, which this site replaces.
      getDefaultCodeTranslationMessages: () => Promise.resolve({}),

      async postBuild(site) {
        const files = await indexSite(site, options, settings, locale);
        await Promise.all(
          [...files].map(([tag, file]) =>
            writeFile(path.join(site.outDir, indexFileName(tag)), JSON.stringify(file)),
          ),
        );
      },

      // While writing, no pages are built: the sources are indexed instead, each time they change.
      allContentLoaded({allContent}) {
        if (process.env.NODE_ENV === 'development') {
          mkdirSync(preview, {recursive: true});
          for (const [tag, file] of indexSources(allContent, settings, locale, context.siteDir)) {
            writeFileSync(path.join(preview, indexFileName(tag)), JSON.stringify(file));
          }
        }
      },
      configureWebpack(config, isServer, utils, content) {
        return {
          ...original.configureWebpack?.(config, isServer, utils, content),
          ...(isServer
            ? {}
            : {devServer: {static: [{directory: preview, publicPath: context.baseUrl}]}}),
        };
      },
    };
  };
}

function validated(schema: Schema, options: Partial<PluginOptions>): CrawlOptions {
  const {value, error} = schema.validate(options);
  if (error) {
    throw new Error(`The options of the search package are wrong: ${error.message}.`);
  }
  return value;
}
