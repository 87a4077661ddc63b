import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {DEFAULT_LOCALE} from '../site/locales';
import {BUILD_CATALOGUES, readCatalogue} from './catalogue';
import type {Sources} from './load';
import {MESSAGES} from './lock';

const TRANSLATE = '@docusaurus/Translate';

interface Place {
  readonly file: string;
  readonly line: number;
}

/** What the interface says in French. */
export interface Interface {
  /** Key → message. */
  readonly messages: ReadonlyMap<string, string>;
  /** Key → where its message is written. */
  readonly places: ReadonlyMap<string, Place>;
  /** Calls whose message is not read. */
  readonly unreadable: readonly Place[];
}

/**
 * The messages of `translate` and `<Translate>`, as Docusaurus itself extracts them, and of the theme, which
 * `i18n/fr` translates from English.
 */
export function interfaceOf(sources: Pick<Sources, 'root' | 'files'>): Promise<Interface> {
  const answer = known.get(sources) ?? extract(sources);
  known.set(sources, answer);
  return answer;
}

/** The catalogues of which the lock knows each message. */
export const CATALOGUES: readonly string[] = [MESSAGES, ...BUILD_CATALOGUES];

/** What a catalogue says in French: key → message, and where it is written. */
export async function frenchMessages(
  sources: Pick<Sources, 'root' | 'files'>,
  catalogue: string,
): Promise<Pick<Interface, 'messages' | 'places'>> {
  if (catalogue === MESSAGES) {
    return interfaceOf(sources);
  }
  const file = `i18n/${DEFAULT_LOCALE}/${catalogue}`;
  const entries = [...readCatalogue(file, sources.files.get(file) ?? '{}')];
  return {
    messages: new Map(entries.map(([key, {message}]) => [key, message])),
    places: new Map(entries.map(([key, {line}]) => [key, {file, line}])),
  };
}

const known = new WeakMap<Pick<Sources, 'root' | 'files'>, Promise<Interface>>();

async function extract({root, files}: Pick<Sources, 'root' | 'files'>): Promise<Interface> {
  const found = await Promise.all(
    [...files]
      .filter(([file, text]) => /^src\/.*\.tsx?$/.test(file) && text.includes(TRANSLATE))
      .map(([file, text]) => extractFile(path.join(root, file), text)),
  );
  const messages = new Map<string, string>();
  const places = new Map<string, Place>();
  const unreadable: Place[] = [];
  for (const {sourceCodeFilePath, translations, warnings} of found.flat()) {
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
  const file = `i18n/${DEFAULT_LOCALE}/${MESSAGES}`;
  for (const [key, {message, line}] of readCatalogue(file, files.get(file) ?? '{}')) {
    messages.set(key, message);
    places.set(key, {file, line});
  }
  return {messages, places, unreadable};
}

type Extracted = ReturnType<typeof extractAllSourceCodeFileTranslations>;

/** What the files of the code said when they were last read. */
const extracted = new Map<string, {readonly text: string; readonly answer: Extracted}>();

/** @param text what the file holds: a file that stays as it is is read once */
function extractFile(file: string, text: string): Extracted {
  const before = extracted.get(file);
  const answer =
    before?.text === text
      ? before.answer
      : extractAllSourceCodeFileTranslations([file], {
          ...getBabelOptions({isServer: true}),
          // Only read, never run.
          presets: [],
          parserOpts: {plugins: ['typescript', 'jsx']},
        });
  extracted.set(file, {text, answer});
  return answer;
}
