import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {CSpellUserSettings} from 'cspell-lib';
import {CORE_SCHEMA, load as parseYaml} from 'js-yaml';
import type {Configuration} from 'markdownlint';
import {fileIn} from '../../src/content/places';
import type {Locale} from '../../src/site/locales';
import type {Finding} from '../finding';

/** Third-party language tools, loaded on first use: they are slow to start. */
export interface LanguageTools {
  /**
   * Words in no dictionary of the language, which has one once `checks/words/<language>.txt` exists; Chinese has none.
   */
  readonly unknownWords: (locale: Locale, words: readonly string[]) => Promise<readonly string[]>;
  /** Findings of markdownlint: path → text. */
  readonly lintMarkdown: (files: Readonly<Record<string, string>>) => Promise<readonly Finding[]>;
}

export function languageTools(root: string): LanguageTools {
  let spelling: Promise<CSpellUserSettings> | undefined;
  return {
    unknownWords: async (locale, words) => {
      if (!existsSync(path.join(root, `checks/words/${locale}.txt`))) {
        return [];
      }
      const {loadConfig, spellCheckDocument} = await import('cspell-lib');
      spelling ??= loadConfig(path.join(root, 'cspell.json'));
      const {issues} = await spellCheckDocument(
        {
          // The overrides of cspell.json depend on the folder.
          uri: pathToFileURL(path.join(root, fileIn('docs/words.md', locale))).href,
          text: words.join('\n'),
          languageId: 'plaintext',
        },
        {generateSuggestions: false, noConfigSearch: true},
        await spelling,
      );
      return [...new Set(issues.map(({line}) => line.text.trim()))];
    },
    lintMarkdown: async (files) => {
      const {lint} = await import('markdownlint/promise');
      const config = parseYaml(readFileSync(path.join(root, '.markdownlint.yaml'), 'utf8'), {
        schema: CORE_SCHEMA,
      });
      const results = await lint({strings: {...files}, config: config as Configuration});
      return Object.entries(results).flatMap(([file, errors]) =>
        errors.map(({lineNumber, ruleNames, ruleDescription, errorDetail, errorContext}) => ({
          file,
          line: lineNumber,
          message: `${[ruleDescription, errorDetail, errorContext].filter(Boolean).join(': ')} → correct it (markdownlint ${ruleNames[0]})`,
        })),
      );
    },
  };
}
