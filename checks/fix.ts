import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Locale} from '../src/site/locales';
import {inLocale, type Sources} from '../src/content/load';
import {parseMarkdown, type Page} from '../src/content/page';
import {unlinkedCodes} from './sources/rules/errorCodes';
import {marked} from './sources/rules/typography';

/**
 * Corrects what has one right form: typography, ids that another language has, links of error codes.
 * @returns path → new text, of the files that change
 */
export function fixes(sources: Sources): Map<string, string> {
  return new Map(
    sources.pages
      .filter(({failure}) => failure === undefined)
      .flatMap((page) => {
        // Without byte order mark and line ends of Windows.
        const text = page.lines.join('\n');
        const mended = withIds(sources, page, withMarks(withLinks(text, page), page.locale));
        return mended === sources.files.get(page.file) ? [] : [[page.file, mended] as const];
      }),
  );
}

/** Where a node holds text besides that of its children: titles, labels of tabs. */
const TEXTS: Partial<Record<Nodes['type'], RegExp>> = {
  yaml: /^(?:title|sidebar_label|description|needs): (?<quote>['"]?)(?<text>.*)\k<quote>$/dgm,
  mdxJsxFlowElement: /^<\w[^>]*?\slabel="(?<text>[^"]*)"/dg,
  code: /^[^\n]*?\stitle="(?<text>[^"]*)"/dg,
};

/** Corrects the marks of a language, except in code, addresses and components. */
function withMarks(text: string, locale: Locale): string {
  const tree: Root = parseMarkdown(text);
  const places: (readonly [start: number, end: number])[] = [];
  visit(tree, (node: Nodes) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const source = text.slice(start, end);
    // A text with escapes differs from the source.
    if (node.type === 'text' && source === node.value) {
      places.push([start, end]);
    }
    for (const {indices} of source.matchAll(TEXTS[node.type] ?? /(?!)/dg)) {
      const [from, to] = indices?.groups?.text ?? [0, 0];
      places.push([start + from, start + to]);
    }
  });
  return places
    .sort(([one], [other]) => other - one)
    .reduce(
      (mended, [start, end]) =>
        mended.slice(0, start) + marked(mended.slice(start, end), locale) + mended.slice(end),
      text,
    );
}

/** The first mention of an error code leads to its section. */
function withLinks(text: string, page: Page): string {
  const lines = text.split('\n');
  for (const {code, line, link} of unlinkedCodes(page)) {
    lines[line - 1] = lines[line - 1]!.replace(`\`${code}\``, () => link);
  }
  return lines.join('\n');
}

/** Ids are the same in every language, in English words: a heading without one gets that of the other languages. */
function withIds(sources: Sources, page: Page, text: string): string {
  const model = inLocale(sources, page, page.locale === 'fr' ? 'en' : 'fr');
  const lines = text.split('\n');
  if (model === page || model.headings.length !== page.headings.length) {
    return text;
  }
  page.headings.forEach(({id, line}, index) => {
    const {id: known} = model.headings[index]!;
    if (id === undefined && known !== undefined) {
      lines[line - 1] = `${lines[line - 1]!.trimEnd()} {/* #${known} */}`;
    }
  });
  return lines.join('\n');
}
