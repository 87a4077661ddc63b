import {mermaidStructure} from '../../src/content/mermaid';
import {missingFrom} from '../../src/content/missing';
import type {Component, Fence, Heading, Page} from '../../src/content/page';
import {SOURCE} from '../../src/content/sourceHash';
import type {Locale} from '../../src/site/locales';
import {DEPTH} from '../finding';
import {at, everyTranslation, type PageFinding} from '../rule';
import {WORDS} from '../words/lists';
import {REASON} from './facts';

/** A part of a page that a translation keeps: a key for the comparison and a name for messages. */
interface Part {
  readonly line: number;
  readonly key: string;
  readonly name: string;
  /** The comparable lines of a code block. */
  readonly code?: string;
}

interface Section {
  readonly line: number;
  readonly title: string;
  /** Blocks keep their order. */
  readonly blocks: readonly Part[];
  /** Parts inside sentences follow the word order of the language. */
  readonly inline: readonly Part[];
}

/** A translation has the same tree as its French source, with other words. */
export const sameStructure = everyTranslation((source, page) => {
  const headings = headingDifference(source, page);
  // Below a wrong heading everything would differ.
  return [
    ...frontMatterDifferences(source, page),
    ...(headings ?? sectionDifferences(source, page)),
  ].map((finding) => ({follows: source.file, depth: DEPTH.structure, ...finding}));
});

/** Keys that differ or are optional in a translation. */
const OWN_KEYS = ['keywords', 'sidebar_label', SOURCE];
const TRANSLATED_KEYS = ['title', 'description', 'needs', 'sidebar_custom_props'];

function frontMatterDifferences(source: Page, page: Page): PageFinding[] {
  const keys = new Set([...source.frontMatter.keys(), ...page.frontMatter.keys()]);
  return [...keys]
    .filter((key) => !OWN_KEYS.includes(key))
    .flatMap((key) => {
      const expected = source.frontMatter.get(key);
      const actual = page.frontMatter.get(key);
      const message = !actual
        ? `front matter without "${key}", which ${source.file} has → add it`
        : !expected
          ? `front-matter key "${key}" is not in ${source.file} → remove it`
          : TRANSLATED_KEYS.includes(key) || valueOf(page, key) === valueOf(source, key)
            ? undefined
            : `"${key}" differs from ${source.file} → write ${valueOf(source, key)}`;
      return at(actual?.line ?? 1, message, {
        source: {file: source.file, line: expected?.line ?? 1},
      });
    });
}

function valueOf({frontMatter}: Page, key: string): string {
  return JSON.stringify(frontMatter.get(key)?.value);
}

function headingDifference(source: Page, page: Page): PageFinding[] | undefined {
  const name = (heading?: Heading) => heading && `${'#'.repeat(heading.level)} #${heading.id}`;
  const index = firstDifference(source.headings, page.headings, name);
  if (index === undefined) {
    return undefined;
  }
  const [expected, actual] = [source.headings[index], page.headings[index]];
  const message = !expected
    ? `heading ${name(actual)} is not in ${source.file} → remove it`
    : `${actual ? `heading ${name(actual)}` : 'the page ends'} where ${source.file}:${expected.line} has ${name(expected)} → give the headings the same levels and ids in the same order`;
  return at(actual?.line ?? page.lines.length, message, {
    source: {file: source.file, line: expected?.line ?? source.lines.length},
  });
}

/** Index of the first thing that is another one; undefined where all are the same. */
function firstDifference<Thing>(
  wanted: readonly Thing[],
  found: readonly Thing[],
  keyOf: (thing?: Thing) => string | undefined,
): number | undefined {
  const length = Math.max(wanted.length, found.length);
  return Array.from({length}, (_, index) => index).find(
    (index) => keyOf(wanted[index]) !== keyOf(found[index]),
  );
}

function sectionDifferences(source: Page, page: Page): PageFinding[] {
  const sections = sectionsOf(page);
  return sectionsOf(source).flatMap((expected, index) => {
    const actual = sections[index];
    const blocks = actual ? blockDifference(expected, actual, source.file) : [];
    // Where a block differs, what stands in it differs too.
    return actual && blocks.length === 0 && !isExcused(page, actual)
      ? inlineDifferences(expected, actual, source.file)
      : blocks;
  });
}

/** The first different block: those after it would only repeat it. */
function blockDifference(expected: Section, actual: Section, file: string): PageFinding[] {
  const index = firstDifference(expected.blocks, actual.blocks, (block) => block?.key);
  if (index === undefined) {
    return [];
  }
  const [wanted, found] = [expected.blocks[index], actual.blocks[index]];
  const line = found?.line ?? actual.line;
  if (!wanted) {
    const source = {file, line: expected.line};
    return at(line, `${found?.name} is not in ${file} → remove it`, {source});
  }
  const message = found
    ? `${found.name} where ${file}:${wanted.line} has ${wanted.name} → make it the same`
    : `the section has no ${wanted.name}, which stands in ${file}:${wanted.line} → add it`;
  const source = {file, line: wanted.line};
  return [{source, ...((found && differentLine(wanted, found, file)) ?? {line, message})}];
}

/** The first different line of two blocks in one language. */
function differentLine(
  wanted: Part,
  found: Part,
  file: string,
): {readonly line: number; readonly message: string} | undefined {
  if (wanted.code === undefined || found.code === undefined || wanted.name !== found.name) {
    return undefined;
  }
  const [here, there] = [found.code.split('\n'), wanted.code.split('\n')];
  const index = firstDifference(there, here, (line) => line);
  if (index === undefined) {
    return undefined;
  }
  const show = (line: string | undefined) => (line === undefined ? 'nothing' : `"${line.trim()}"`);
  return {
    // The first line of a block is the one of its fence.
    line: found.line + index + 1,
    message: `${show(here[index])} where ${file}:${wanted.line + index + 1} has ${show(there[index])} → make the blocks the same`,
  };
}

/** A section may differ where a comment `{/* facts: why *\/}` gives the reason. */
function isExcused({lines, headings}: Page, {line}: Section): boolean {
  const end = headings.find((heading) => heading.line > line)?.line ?? Infinity;
  return lines.slice(line - 1, end).some((content) => REASON.test(content));
}

function inlineDifferences(expected: Section, actual: Section, file: string): PageFinding[] {
  const added = [...missingFrom(expected.inline, actual.inline, keyOf)];
  const lost = missingFrom(actual.inline, expected.inline, keyOf).map(({line, name}) => {
    const [kind] = name.split(' ');
    const other = added.findIndex((each) => each.name.startsWith(`${kind} `));
    const [found] = other < 0 ? [] : added.splice(other, 1);
    return {
      source: {file, line},
      line: found?.line ?? actual.line,
      isLink: kind === 'link',
      message: found
        ? `${found.name} where ${file}:${line} has ${name} → make it the same`
        : `section "${actual.title}" has no ${name}, which stands in ${file}:${line} → add it`,
    };
  });
  return [
    ...lost,
    ...added.map(({line, name}) => ({
      source: {file, line: expected.line},
      line,
      isLink: name.startsWith('link '),
      message: `${name} is not in this section of ${file} → remove it or make it the same`,
    })),
  ];
}

const keyOf = ({key}: Part): string => key;

function sectionsOf(page: Page): Section[] {
  const starts = [{line: 1, text: 'introduction'}, ...page.headings];
  const blocks = blocksOf(page);
  const inline = inlineOf(page);
  return starts.map(({line, text}, index) => {
    const end = starts[index + 1]?.line ?? Infinity;
    const isInside = (part: Part) => part.line >= line && part.line < end;
    return {
      line,
      title: text,
      blocks: blocks.filter(isInside),
      inline: inline.filter(isInside),
    };
  });
}

function blocksOf(page: Page): Part[] {
  return [
    ...page.admonitions.map(({line, type}) => part(line, `:::${type}`)),
    ...page.fences.map((fence) => ({
      line: fence.line,
      key: JSON.stringify([fence.lang, fence.meta, fence.title !== undefined, codeOf(fence)]),
      name: `this block of ${fence.lang ?? 'code'}`,
      code: codeOf(fence),
    })),
    ...page.tables.map(({line, rows, columns}) =>
      part(line, `table of ${rows} rows and ${columns} columns`),
    ),
    ...page.lists.map(({line, isOrdered, items}) =>
      part(line, `${isOrdered ? 'numbered' : 'bulleted'} list of ${items}`),
    ),
    ...page.components
      .filter(isBlock)
      .map((component) => part(component.line, tagOf(component, page))),
  ].sort((a, b) => a.line - b.line);
}

function inlineOf(page: Page): Part[] {
  return [
    ...page.links.map(({line, url}) => part(line, `link to ${url}`)),
    ...page.images.map(({line, url}) => part(line, `image ${url}`)),
    ...page.inlineCode.map(({line, code}) => {
      return {line, key: keyOfCode(code, page.locale), name: `code \`${code}\``};
    }),
    ...page.components
      .filter((component) => !isBlock(component))
      .map((component) => part(component.line, tagOf(component, page))),
  ];
}

function part(line: number, name: string): Part {
  return {line, key: name, name};
}

function isBlock({name}: Component): boolean {
  return ['Tabs', 'TabItem', 'DocCardList'].includes(name);
}

function tagOf({name, props}: Component, {partials}: Page): string {
  // Props of a partial are translated.
  const isPartial = partials.some((partial) => partial.name === name);
  const attributes = [...props]
    .filter(([key]) => key !== 'label')
    .map(([key, value]) => (isPartial ? ` ${key}` : ` ${key}="${value}"`));
  return `<${name}${attributes.join('')}>`;
}

/** The tokens of a Space's address: the same in every language (glossary §1). */
const ADDRESS_TOKENS = ['{organisation}', '{region}'];

/** The comparable form of inline code: names of keys, placeholders and invented names depend on the language. */
function keyOfCode(code: string, locale: Locale): string {
  const isToFillIn = /^\{[^{}]+\}$/.test(code) && !ADDRESS_TOKENS.includes(code);
  const name = [...WORDS[locale].examples].find(
    ([own]) => code === own || code === `https://${own}`,
  );
  const french = name ? code.replace(...name) : code;
  const key =
    locale === 'de'
      ? french.replace(/\bStrg\b/g, 'Ctrl').replace(/\bUmschalt\b/g, 'Shift')
      : french;
  return `code \`${isToFillIn ? '{…}' : key}\``;
}

/** A code block without the parts that a translation may change. */
function codeOf({lang, code}: Fence): string {
  switch (lang) {
    case 'mermaid':
      return mermaidStructure(code);
    case 'text':
      return '';
    case 'csv':
      // The names of the columns; their values are examples.
      return code.split('\n')[0]!;
    default:
      // Comments are translated.
      return code.replace(/(^|\s)#.*$|<!--[\s\S]*?-->/gm, '$1');
  }
}
