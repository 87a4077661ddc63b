import {SaxesParser} from 'saxes';
import {BRAND} from '../../../src/site/brand';
import type {Fence} from '../../../src/content/page';
import {everyPage} from '../../rule';
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

export const exampleHosts = everyPage(({lines}) =>
  lines.flatMap((content, index) => {
    const host = foreignExample(content);
    return host === undefined
      ? []
      : [
          {
            line: index + 1,
            message: `${host} may belong to someone → write ${host.replace(/\.\w+$/, '.example')}`,
          },
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
