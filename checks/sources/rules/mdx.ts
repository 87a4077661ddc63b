import type {Sources} from '../../../src/content/load';
import type {Page} from '../../../src/content/page';
import {WRITTEN} from '../../../src/features/decision/node/remark';
import {ERROR_FILTER, ERROR_MESSAGE} from '../../../src/content/plugins/errorMessages';
import {SINCE} from '../../../src/content/plugins/since';
import {at, everyPage} from '../../rule';

const COMPONENTS = 'src/theme/MDXComponents/index.tsx';

/** HTML without an equivalent in Markdown, and what is replaced during the build. */
const OTHERS = [
  ...['div', 'details', 'summary', 'br', 'kbd', 'sub', 'sup', 'img', 'abbr'],
  ERROR_MESSAGE,
  ERROR_FILTER,
  SINCE,
  ...WRITTEN,
];

/** No expressions: braces are text, and belong in backticks. */
export const scripts = everyPage(({scripts: found}) =>
  found.map(({line, code}) => ({line, message: scriptProblem(code)})),
);

function scriptProblem(code: string): string {
  if (!/^(?:import|export)\b/.test(code)) {
    return `{${code.trim()}} would be run as code → write it in backticks`;
  }
  const [first = ''] = code.split('\n');
  return /\/_[^/]*\.md/.test(first)
    ? `"${first}" → write the way from this page, else every language shows French: import Name from './_name.md'`
    : `"${first}" → delete it: components need no import`;
}

export const components = everyPage((page, sources) => {
  const known = knownComponents(sources);
  const imported = page.partials.map(({name}) => name);
  return page.components
    .filter(({name}) => !known.has(name) && !imported.includes(name))
    .map(({line, name}) => ({
      line,
      message: `unknown component <${name}> → use ${[...known].filter((other) => /^[A-Z]/.test(other)).join(', ')}, or write it in backticks`,
    }));
});

function knownComponents({files}: Sources): ReadonlySet<string> {
  const text = files.get(COMPONENTS) ?? '';
  const listed = /export default \{([^}]*)\}/.exec(text)?.[1] ?? '';
  return new Set(
    [...OTHERS, ...(listed.match(/\b[A-Z]\w+(?=,)/g) ?? [])].filter(
      (name) => name !== 'MDXComponents',
    ),
  );
}

/** Tabs have a value of their own, and a label. */
export const tabs = everyPage((page: Page) =>
  page.tabGroups.flatMap(({line, tabs: group}) => [
    ...(group.length < 2
      ? at(line, '<Tabs> with fewer than two <TabItem> → write the text without tabs')
      : []),
    ...group.flatMap(({line: own, value, label}, index) => {
      if (!value || !label) {
        return at(own, '<TabItem> without value or label → write both');
      }
      const first = group.findIndex((other) => other.value === value || other.label === label);
      return first < index
        ? at(own, `a second tab "${value}" (${label}) → give it a value and a label of its own`)
        : [];
    }),
  ]),
);
