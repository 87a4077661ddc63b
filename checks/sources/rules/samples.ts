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

/** Samples of JSON, and bodies of HTTP messages, are valid. */
export const samples = everyPage(({fences}) =>
  fences.flatMap((fence) => {
    try {
      JSON.parse(jsonIn(fence));
      return [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return at(fence.line, `${fence.lang} sample: ${reason} → correct it`);
    }
  }),
);

function jsonIn({lang, code}: Fence): string {
  const body = lang === 'http' ? (/\n\s*\n(.*)/s.exec(code)?.[1] ?? '').trim() : code;
  return lang === 'json' || (lang === 'http' && /^[{[]/.test(body)) ? body : 'null';
}
