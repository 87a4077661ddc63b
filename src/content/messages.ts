import path from 'node:path';
import {DEFAULT_LOCALE} from '../site/locales';
import {BUILD_CATALOGUES, readCatalogue} from './catalogue';
import type {SourceFiles} from './load';

const TRANSLATE = '@docusaurus/Translate';

interface Place {
  readonly file: string;
  readonly line: number;
}

interface FrenchMessages {
  readonly messages: ReadonlyMap<string, string>;
  /** Key → place of its message. */
  readonly places: ReadonlyMap<string, Place>;
}

export interface Interface extends FrenchMessages {
  /** Calls whose message cannot be read statically. */
  readonly unreadable: readonly Place[];
}

/** Messages of `translate` and `<Translate>`, and those of the theme, which `i18n/fr` translates from English. */
export function interfaceOf(sources: Pick<SourceFiles, 'root' | 'files'>): Promise<Interface> {
  const answer = known.get(sources) ?? extract(sources);
  known.set(sources, answer);
  return answer;
}

/** Catalogue of the interface, whose French messages are in the code too. */
export const MESSAGES = 'code.json';

/** Catalogues that are translated from French messages. */
export const CATALOGUES: readonly string[] = [MESSAGES, ...BUILD_CATALOGUES];

/** The French messages of a catalogue: key → message, and its place. */
export function frenchMessages(
  sources: Pick<SourceFiles, 'root' | 'files'>,
  catalogue: string,
): Promise<FrenchMessages> | FrenchMessages {
  return catalogue === MESSAGES ? interfaceOf(sources) : inCatalogue(sources.files, catalogue);
}

function inCatalogue(files: SourceFiles['files'], catalogue: string): FrenchMessages {
  const file = `i18n/${DEFAULT_LOCALE}/${catalogue}`;
  const entries = [...readCatalogue(files, file)];
  return {
    messages: new Map(entries.map(([key, {message}]) => [key, message])),
    places: new Map(entries.map(([key, {line}]) => [key, {file, line}])),
  };
}

const known = new WeakMap<Pick<SourceFiles, 'root' | 'files'>, Promise<Interface>>();

async function extract({root, files}: Pick<SourceFiles, 'root' | 'files'>): Promise<Interface> {
  const code = [...files].filter(
    ([file, text]) => /^src\/.*\.tsx?$/.test(file) && text.includes(TRANSLATE),
  );
  // Loaded here: Babel takes long, and whoever asks for no message needs none.
  const {extractAllSourceCodeFileTranslations, getBabelOptions} = await import('@docusaurus/babel');
  const found = await extractAllSourceCodeFileTranslations(
    code.map(([file]) => path.join(root, file)),
    {
      ...getBabelOptions({isServer: true}),
      // Parsed, never executed.
      presets: [],
      parserOpts: {plugins: ['typescript', 'jsx']},
    },
  );
  const messages = new Map<string, string>();
  const places = new Map<string, Place>();
  const unreadable: Place[] = [];
  for (const {sourceCodeFilePath, translations, warnings} of found) {
    const file = path.relative(root, sourceCodeFilePath).split(path.sep).join('/');
    const lines = (files.get(file) ?? '').split('\n');
    for (const [key, {message}] of Object.entries(translations)) {
      messages.set(key, message ?? '');
      const isHere = (line: string) => line.includes(`'${key}'`) || line.includes(`"${key}"`);
      places.set(key, {file, line: lines.findIndex(isHere) + 1 || 1});
    }
    unreadable.push(
      ...warnings.map((warning) => ({
        file,
        line: Number(/ at line (\d+)/.exec(warning)?.[1] ?? 1),
      })),
    );
  }
  const packages = inCatalogue(files, MESSAGES);
  return {
    messages: new Map([...messages, ...packages.messages]),
    places: new Map([...places, ...packages.places]),
    unreadable,
  };
}
