import path from 'node:path';
import {BRAND} from '../../src/site/brand';
import {LOCALES} from '../../src/site/locales';
import {redirectFaults, type Redirects} from '../../src/site/redirects';
import {buildSources, type Sources} from '../../src/content/load';
import {lockFile, moveInLock, printLock} from '../../src/content/lock';
import {isFrench, type Page} from '../../src/content/page';
import {REDIRECTS_FILE, fileIn} from '../../src/content/places';
import {PUBLISHED} from '../../src/content/published';
import {PAGE_PATH, entryOf, folderOf, nextPosition} from './skeletons';

export interface Move {
  /** Path before → after, in every language. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Path after the move → new content. */
  readonly written: ReadonlyMap<string, string>;
  /** Without language. */
  readonly oldAddress: string;
  readonly newAddress: string;
}

/**
 * Plans the move of a page of the manual in every language, with links, locks, questions, published addresses,
 * redirect.
 * @param from path of the French file, e.g. `docs/user/havre/old.md`
 * @param data files outside the sources that contain addresses
 * @returns a sentence when the page cannot be moved
 */
export function planMove(
  sources: Sources,
  from: string,
  to: string,
  redirects: Redirects,
  data: ReadonlyMap<string, string> = new Map(),
): Move | {readonly refusal: string} {
  const page = sources.pageOfFile.get(from);
  const refusal = refusalOf(sources, page, from, to);
  if (refusal !== undefined || !page) {
    return {refusal: refusal ?? ''};
  }
  const renamed = new Map(
    LOCALES.flatMap((locale) => {
      const [old, now] = [fileIn(from, locale), fileIn(to, locale)] as const;
      const questions = (file: string) => file.replace(/\.md$/, '.questions.yml');
      return [
        [old, now] as const,
        ...(sources.files.has(questions(old)) ? [[questions(old), questions(now)] as const] : []),
      ];
    }),
  );
  const [oldAddress, newAddress] = [page.address, addressAt(sources, page, to)] as const;
  const position = positionAt(sources, page, to);
  const renewed = linksChanger(from, to, oldAddress, newAddress);
  const texts = [...sources.files, ...data].flatMap(([file, text]): [string, string][] => {
    const now = renamed.get(file) ?? file;
    const links = isContent(file) ? renewed(text) : text;
    const changed =
      now !== file && file.endsWith('.md') ? movedText(links, file, now, position) : links;
    return changed === text && now === file
      ? []
      : [[now, file === PUBLISHED ? sorted(changed) : changed]];
  });
  const list = redirectsAfter(redirects, oldAddress, newAddress);
  const redirectsText = sources.files.get(REDIRECTS_FILE) ?? '';
  const newRedirectsText = withRedirect(redirectsText, oldAddress, newAddress);
  if (!holds(redirectsText, redirects) || !holds(newRedirectsText, list)) {
    return {
      refusal: `${REDIRECTS_FILE} holds more than one list of 'old address': 'new address': bring it back to that, then move the page.`,
    };
  }
  const files = new Map(sources.files);
  [...renamed.keys()].forEach((file) => files.delete(file));
  texts.filter(([file]) => !data.has(file)).forEach(([file, text]) => files.set(file, text));
  const after = buildSources(files, sources.root, sources);
  const [fault] = redirectFaults(list, after.pageOfAddress.keys());
  if (fault) {
    return {refusal: `${REDIRECTS_FILE}: ${fault.message}.`};
  }
  const locks = LOCALES.filter((locale) => sources.files.has(lockFile(locale))).map(
    (locale): [string, string] => [
      lockFile(locale),
      printLock(moveInLock(sources, after, locale, renamed)),
    ],
  );
  const rest = [...locks, [REDIRECTS_FILE, newRedirectsText] as const].filter(
    ([file, text]) => text !== (sources.files.get(file) ?? ''),
  );
  return {renamed, written: new Map([...texts, ...rest]), oldAddress, newAddress};
}

/** The reason why a page cannot be moved; undefined where it can. */
function refusalOf(
  sources: Sources,
  page: Page | undefined,
  from: string,
  to: string,
): string | undefined {
  if (page?.kind !== 'manual' || !isFrench(page)) {
    return `${from} is no French page of the manual: name it as docs/<folder>/<name>.md.`;
  }
  if (!PAGE_PATH.test(to)) {
    return `"${to}" is no name for a page: use docs/<folder>/<name>.md, in a-z, 0-9 and single hyphens.`;
  }
  if (from.toLowerCase() === to.toLowerCase()) {
    return from === to
      ? `${from} is there already.`
      : `${to} differs from ${from} by capitals only, which many file systems do not tell apart: choose another name.`;
  }
  const missing = LOCALES.map((locale) => fileIn(from, locale)).find(
    (file) => !sources.files.has(file),
  );
  if (missing !== undefined) {
    return `${missing} is missing, and a page moves in all languages at once: npm run i18n:status shows what is to do.`;
  }
  const names = new Map([...sources.files.keys()].map((file) => [file.toLowerCase(), file]));
  const existing = LOCALES.map((locale) => names.get(fileIn(to, locale).toLowerCase())).find(
    (file) => file !== undefined,
  );
  if (existing !== undefined) {
    return `${existing} exists already.`;
  }
  const unreadable = sources.pages.find(({failure}) => failure);
  if (unreadable) {
    return `${unreadable.file} cannot be read, and may link to the page: npm run check says why.`;
  }
  const address = addressAt(sources, page, to);
  const other = [...sources.pageOfAddress.values()].find(
    (each) => each !== page && each.address.toLowerCase() === address.toLowerCase(),
  );
  if (other) {
    return `${other.file} has the address ${address} already.`;
  }
  return folderRefusal(sources, from, to);
}

/** A folder of the manual keeps its `index.md` as long as it has pages. */
function folderRefusal({pages}: Sources, from: string, to: string): string | undefined {
  const left = pages.filter((page) => isFrench(page) && page.file !== from).map(({file}) => file);
  const folder = path.posix.dirname(from);
  if (
    path.posix.basename(from) === 'index.md' &&
    left.some((file) => file.startsWith(`${folder}/`))
  ) {
    return `${from} opens its folder: move the other pages of ${folder}/ first.`;
  }
  const index = `${path.posix.dirname(to)}/index.md`;
  return index === 'docs/index.md' || index === to || left.includes(index)
    ? undefined
    : `There is no ${index}, which opens the folder: create it first with npm run new:page -- ${index}`;
}

function addressAt(sources: Sources, page: Page, to: string): string {
  const text = sources.files.get(page.file) ?? '';
  return buildSources(new Map([[to, text]])).pages[0]!.address;
}

/** The sidebar position of a page in another folder; undefined where it keeps its own. */
function positionAt(sources: Sources, page: Page, to: string): number | undefined {
  const own = page.frontMatter.get('sidebar_position')?.value;
  const isTaken = sources.pages.some(
    (other) =>
      isFrench(other) &&
      other !== page &&
      folderOf(other.file) === folderOf(to) &&
      other.frontMatter.get('sidebar_position')?.value === own,
  );
  return isTaken ? nextPosition(sources, to) : undefined;
}

/** Data files, in which an address names the page. Locks are rewritten separately. */
function isContent(file: string): boolean {
  return /\.(?:md|yml|json|txt)$/.test(file) && !/^i18n\/\w+\/lock\.txt$/.test(file);
}

/** Rewrites the links to a page: file paths in the manual, addresses elsewhere. */
function linksChanger(
  from: string,
  to: string,
  oldAddress: string,
  newAddress: string,
): (text: string) => string {
  const site = `(?:${escape(BRAND.siteUrl)}(?:/[a-z]{2})?)?`;
  const filePath = new RegExp(`(?<![\\w./-])${escape(inManual(from))}(?![\\w-]|[./]\\w)`, 'g');
  const address = new RegExp(
    `(?<=(?<![\\w./-])${site})${escape(oldAddress)}(?!/?[\\w-]|\\.\\w)`,
    'g',
  );
  return (text) => text.replace(filePath, inManual(to)).replace(address, newAddress);
}

/** A path as links of the manual write it: `/user/havre/connect.md`. */
function inManual(file: string): string {
  return file.slice('docs'.length);
}

/** The text of a page at its new path, with the imports of partials adjusted. */
function movedText(text: string, from: string, to: string, position: number | undefined): string {
  const [before, after] = [from, to].map((file) => path.posix.dirname(file)) as [string, string];
  const imports = text.replace(
    /^(import .* from ')(\.[^']+)(';?)$/gm,
    (_, start: string, target: string, end: string) => {
      const relative = path.posix.relative(after, path.posix.join(before, target));
      return start + (relative.startsWith('.') ? relative : `./${relative}`) + end;
    },
  );
  return position === undefined
    ? imports
    : imports.replace(/^sidebar_position: .*$/m, `sidebar_position: ${position}`);
}

function sorted(text: string): string {
  return `${text.split('\n').filter(Boolean).sort().join('\n')}\n`;
}

/** Redirects after a move: each in one step, those of sections from and to the new page, and none from its address. */
function redirectsAfter(redirects: Redirects, old: string, now: string): Redirects {
  const moved = (address: string): string =>
    address.split('#')[0] === old ? now + address.slice(old.length) : address;
  return Object.fromEntries([
    ...Object.entries(redirects)
      .map(([from, to]) => [from === old ? from : moved(from), moved(to)] as const)
      .filter(([from]) => from !== now),
    ...(old === now ? [] : [[old, now] as const]),
  ]);
}

function withRedirect(text: string, old: string, now: string): string {
  return old === now
    ? text
    : text
        .replaceAll(
          new RegExp(`(?<=':\\s*')${escape(old)}(?=['#])|(?<=')${escape(old)}(?=#)`, 'g'),
          now,
        )
        .replace(new RegExp(`\\n *'${escape(now)}':\\s*'[^']*',`), '')
        .replace(/\n?\};\s*$/, `\n  '${old}': '${now}',\n};\n`);
}

/** True when a text of `redirects.ts` contains this list. */
function holds(text: string, redirects: Redirects): boolean {
  const list = /= \{(.*)\};\s*$/s.exec(text)?.[1] ?? '';
  const lines = [...list.matchAll(/^ *'([^']+)':\s*'([^']+)',$/gm)].map(([, from, to]) => [
    from,
    to,
  ]);
  return JSON.stringify(lines) === JSON.stringify(Object.entries(redirects));
}

/** Lines of the moved texts that still name the old path or address, for a person to change: `file:line: text`. */
export function mentions(
  texts: ReadonlyMap<string, string>,
  from: string,
  oldAddress: string,
): string[] {
  const names = new Set([entryOf(from), from.replace(/\.md$/, ''), oldAddress.slice(1)]);
  const patterns = [...names]
    .map((name) => name.replace(/^docs\//, ''))
    .map((name) => (name.includes('/') ? escape(name) : `docs/${escape(name)}`));
  const pattern = new RegExp(`(?<![\\w-])(?:${patterns.join('|')})(?!/?[\\w-]|\\.(?!md\\b)\\w)`);
  return [...texts].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : [],
      ),
  );
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
