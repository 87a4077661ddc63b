import {SaxesParser} from 'saxes';
import {BRAND} from '../../../src/site/brand';
import type {Fence} from '../../../src/content/page';
import {at, everyPage, type PageFinding} from '../../rule';
import {SCIM_SCHEMAS} from '../scimSchemas';

/** Languages that the site colours. markdownlint refuses a block without any (MD040). */
const LANGUAGES = [
  ...['bash', 'csv', 'css', 'diff', 'html', 'http', 'ini', 'javascript', 'js', 'json', 'mermaid'],
  ...['powershell', 'python', 'sql', 'text', 'toml', 'ts', 'typescript', 'xml', 'yaml'],
];

export const fenceLanguage = everyPage(({fences}) =>
  fences
    .filter(({lang}) => lang !== undefined && !LANGUAGES.includes(lang))
    .map(({line, lang}) => ({
      line,
      message: `block of code in "${lang}", which the site does not colour → use ${LANGUAGES.join(', ')}`,
    })),
);

/** How a comment begins, by language. */
const COMMENTS: readonly (readonly [languages: RegExp, comment: string])[] = [
  [/^(?:js|java|ts|type)/, '//'],
  [/^(?:html|xml)$/, '<!--'],
  [/^css$/, '/*'],
  [/^sql$/, '--'],
  [/^/, '#'],
];

const HIGHLIGHT = /highlight-(next-line|start|end)\b/;

/** Comments that highlight lines: the theme prints those that it does not read. */
export const highlights = everyPage(({fences}) => fences.flatMap(highlightFaults));

function highlightFaults({line, lang = '', meta, code}: Fence): PageFinding[] {
  const [, comment = ''] = COMMENTS.find(([languages]) => languages.test(lang)) ?? [];
  const marks = code.split('\n').flatMap((content, index) => {
    const [mark = '', kind] = HIGHLIGHT.exec(content) ?? [];
    const [, start] = /^\s*(\S+?)\s*highlight-[a-z-]+\s*(?:-->|\*\/)?\s*$/.exec(content) ?? [];
    const isRead = start === comment && !meta.includes('{');
    return mark === '' ? [] : [{line: line + 1 + index, mark, kind, isRead}];
  });
  const ends = marks.filter(({kind}) => kind !== 'next-line');
  return marks.flatMap((each): PageFinding[] => {
    const [missing, step] = each.kind === 'start' ? ['end', 1] : ['start', -1];
    const other = ends[ends.indexOf(each) + step];
    if (each.isRead && (each.kind === 'next-line' || other?.kind === missing)) {
      return [];
    }
    const message = each.isRead
      ? `“${each.mark}” highlights nothing → add highlight-${missing}`
      : `“${each.mark}” would be printed → write it alone on its line, after ${comment}, with no range in braces on the fence`;
    return at(each.line, message);
  });
}

/** Hosts in examples are reserved for examples: nobody can own acme.example. */
const FOREIGN_EXAMPLE =
  /\b(?:acme|havre|loquet|postalia|planora|facturo)\.(?:com|fr|net|org|io|cn|dev|app)\b/i;

/** A host in an example that may belong to someone; the domain of the product does not. */
export function foreignExample(
  content: string,
  own: string = BRAND.productDomain,
): string | undefined {
  const host = FOREIGN_EXAMPLE.exec(content)?.[0];
  return host?.toLowerCase() === own ? undefined : host;
}

/** The Space of the example organization in each region, the demonstration, the product's own services. */
const SPACES = /^(?:acme\.(?:eu|de|ch)|(?:demo|lists|relay)\.eu|\{organisation\}\.\{region\})$/;

const SPACE_HOST = new RegExp(
  `([\\w{}-]+\\.[\\w{}-]+)\\.${BRAND.productDomain.replaceAll('.', '\\.')}`,
  'g',
);

export const exampleHosts = everyPage(({lines}) =>
  lines.flatMap((content, index) => {
    const line = index + 1;
    const spaces = [...content.matchAll(SPACE_HOST)].filter(([, name = '']) => !SPACES.test(name));
    const host = foreignExample(content.replace(SPACE_HOST, ''));
    return [
      ...spaces.map(([space]) => ({
        line,
        message: `${space} is no Space of the examples → write ${new URL(BRAND.exampleSpace).host}`,
      })),
      ...(host === undefined
        ? []
        : at(line, `${host} may belong to someone → write ${host.replace(/\.\w+$/, '.example')}`)),
    ];
  }),
);

/** Samples are valid: JSON, bodies of HTTP messages, XML. */
export const samples = everyPage(({fences}) =>
  fences.flatMap((fence) =>
    problemsOf(fence).map((problem) => ({
      line: fence.line,
      message: `${fence.lang} sample: ${problem} → correct it`,
    })),
  ),
);

function problemsOf({lang, code}: Fence): string[] {
  switch (lang) {
    case 'json':
      return jsonProblems(code.replace(new RegExp(`^.*${HIGHLIGHT.source}.*\\n?`, 'gm'), ''));
    case 'http': {
      const body = code
        .split(/\n\s*\n/)
        .slice(1)
        .join('\n\n')
        .trim();
      return /^[{[]/.test(body) ? jsonProblems(body) : [];
    }
    case 'xml':
      return xmlProblems(code);
    default:
      return [];
  }
}

export function jsonProblems(code: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(code);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const schemas: unknown =
    typeof data === 'object' && data && 'schemas' in data ? data.schemas : undefined;
  return Array.isArray(schemas)
    ? schemas
        .filter((urn: unknown) => typeof urn !== 'string' || !SCIM_SCHEMAS.has(urn))
        .map((urn: unknown) => `unknown SCIM schema ${JSON.stringify(urn)}`)
    : [];
}

/** Not htmlparser2, which reads the pages: it accepts unclosed tags and unquoted values. */
function xmlProblems(code: string): string[] {
  try {
    new SaxesParser({xmlns: true}).write(code).close();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
