import {SaxesParser} from 'saxes';
import {BRAND} from '../../../src/site/brand';
import type {Fence} from '../../../src/content/page';
import {at, everyPage} from '../../rule';

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

/** Hosts in examples are reserved for examples: nobody can own acme.example. */
const FOREIGN_EXAMPLE =
  /\b(?:acme|havre|loquet|postalia|planora|facturo)\.(?:com|fr|net|org|io|cn|dev|app)\b/i;

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
    const host = FOREIGN_EXAMPLE.exec(content.replace(SPACE_HOST, ''))?.[0];
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
      return jsonProblems(code);
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

function jsonProblems(code: string): string[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
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
