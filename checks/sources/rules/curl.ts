import {parseArgs} from 'node:util';
import {forEachChild, parse, type Command, type SyntaxNode, type Word, type WordPart} from 'unbash';
import {BRAND} from '../../../src/site/brand';
import type {Fence} from '../../../src/content/page';
import {everyPage} from '../../rule';
import {jsonProblems} from './samples';

/** Options of curl that samples may use; one that takes a value is a string. */
const OPTIONS = {
  request: {type: 'string', short: 'X'},
  header: {type: 'string', short: 'H', multiple: true},
  data: {type: 'string', short: 'd', multiple: true},
  'data-raw': {type: 'string', multiple: true},
  'data-binary': {type: 'string', multiple: true},
  'data-urlencode': {type: 'string', multiple: true},
  json: {type: 'string', multiple: true},
  form: {type: 'string', short: 'F', multiple: true},
  user: {type: 'string', short: 'u'},
  output: {type: 'string', short: 'o'},
  'max-time': {type: 'string', short: 'm'},
  'write-out': {type: 'string', short: 'w'},
  url: {type: 'string', multiple: true},
  fail: {type: 'boolean', short: 'f'},
  get: {type: 'boolean', short: 'G'},
  head: {type: 'boolean', short: 'I'},
  include: {type: 'boolean', short: 'i'},
  location: {type: 'boolean', short: 'L'},
  'remote-name': {type: 'boolean', short: 'O'},
  'show-error': {type: 'boolean', short: 'S'},
  silent: {type: 'boolean', short: 's'},
  verbose: {type: 'boolean', short: 'v'},
} as const;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The only environment variables that a sample may expect: tokens. */
const TOKEN = /^HAVRE_[A-Z]+_TOKEN$/;

/** The host of a Space: subdomain and region. */
const ANY_SPACE = new RegExp(`^[\\w-]+\\.[\\w-]+\\.${BRAND.productDomain.replaceAll('.', '\\.')}$`);

/** Stands for a token in the text of an argument. */
const SECRET = '\uFFFC';

interface Request {
  readonly method: string;
  readonly url: URL;
  readonly headers: readonly string[];
  /** Empty where the sample does not contain it. */
  readonly body: string;
}

/** A reason why a command cannot be read as a request. */
class Fault extends Error {}

type Variables = ReadonlyMap<string, string | Fault>;

/** Every curl command in a sample is a valid request. It is parsed and never executed. */
export const curl = everyPage(({fences}) =>
  fences
    .filter(({lang, code}) => lang === 'bash' && /\bcurl\b/.test(code))
    .flatMap((sample) => problemsOf(sample).map((message) => ({line: sample.line, message}))),
);

function problemsOf({code}: Fence): string[] {
  const script = parse(code);
  const [error] = script.errors ?? [];
  if (error) {
    return [`the sample is no shell command (${error.message}) → correct it`];
  }
  const nodes = nodesIn(script);
  if (nodes.some((node) => node.type === 'Statement' && node.background)) {
    return ['a command ends with & → put an address with & in quotes'];
  }
  const variables = variablesIn(nodes);
  return nodes
    .filter((node) => node.type === 'Command')
    .filter(({name}) => name?.value === 'curl')
    .flatMap((command) => {
      const request = orFault(() => requestOf(command, variables));
      return request instanceof Fault ? [request.message] : faultsOf(request);
    });
}

function nodesIn(node: SyntaxNode): SyntaxNode[] {
  const nodes = [node];
  forEachChild(node, (child) => nodes.push(...nodesIn(child)));
  return nodes;
}

/** Variables set by the sample; one that is only known at run time is an error where it is used. */
function variablesIn(nodes: readonly SyntaxNode[]): Variables {
  const variables = new Map<string, string | Fault>();
  for (const node of nodes) {
    if (node.type === 'Assignment' && node.value.type === 'Word') {
      const {name, value} = node;
      variables.set(
        name,
        orFault(() => textOf(value, variables)),
      );
    }
  }
  return variables;
}

function orFault<Value>(read: () => Value): Value | Fault {
  try {
    return read();
  } catch (error) {
    if (error instanceof Fault) {
      return error;
    }
    throw error;
  }
}

/** @throws Fault where the command is no valid request */
function requestOf({args}: Command, variables: Variables): Request {
  const words = args.filter((argument) => argument.type === 'Word');
  const {values, positionals} = optionsOf(words.map((word) => textOf(word, variables)));
  const urls = [...positionals, ...(values.url ?? [])];
  const [address = ''] = urls;
  if (urls.length !== 1) {
    throw new Fault(`a command asks ${urls.length} addresses → let it ask one`);
  }
  if (!/^https:\/\/[^/]/.test(address) || !URL.canParse(address)) {
    throw new Fault(`a command asks ${address} → write an address that starts with https://`);
  }
  const sent = [values.data, values['data-raw'], values['data-binary'], values.json].flatMap(
    (texts) => texts ?? [],
  );
  const isPost = !values.get && [...sent, values['data-urlencode'], values.form].some(Boolean);
  return {
    method: values.request ?? (values.head ? 'HEAD' : isPost ? 'POST' : 'GET'),
    url: new URL(address),
    headers: values.header ?? [],
    // The content of a file is not in the sample.
    body: values.get ? '' : sent.filter((text) => !text.startsWith('@')).join('&'),
  };
}

function optionsOf(args: string[]) {
  try {
    return parseArgs({args, options: OPTIONS, allowPositionals: true});
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new Fault(
      `a command of curl cannot be read: ${reason} → correct it, or add the option to checks/sources/rules/curl.ts`,
    );
  }
}

/** Expands a word as bash does. @throws Fault where its value is only known at run time */
function textOf(word: Word, variables: Variables): string {
  const partText = (part: WordPart): string => {
    switch (part.type) {
      case 'Literal':
      case 'SingleQuoted':
      case 'AnsiCQuoted':
      case 'Glob':
        return part.value;
      case 'DoubleQuoted':
        return part.parts.map(partText).join('');
      case 'SimpleExpansion':
      case 'ParameterExpansion': {
        const name = part.text.replace(/^\$\{?|\}$/g, '');
        const value = variables.get(name) ?? (TOKEN.test(name) ? SECRET : undefined);
        if (value instanceof Fault) {
          throw value;
        }
        if (value === undefined) {
          throw new Fault(
            `nothing sets ${part.text} → set it in the sample, or name a token HAVRE_…_TOKEN`,
          );
        }
        return value;
      }
      default:
        throw new Fault(
          `the sample writes ${part.text}, which only running it can tell → write its value`,
        );
    }
  };
  return word.parts?.map(partText).join('') ?? word.value;
}

function faultsOf({method, url, headers, body}: Request): string[] {
  const isSpace = url.origin === BRAND.exampleSpace;
  const isScim = isSpace && url.pathname.startsWith('/scim/v2/');
  const authorization = headers.find((header) => /^authorization:/i.test(header));
  const isJson =
    /^\s*[{[]/.test(body) || headers.some((header) => /^content-type:.*json/i.test(header));
  const problems = body !== '' && (isScim || isJson) ? jsonProblems(body) : [];
  const faults: readonly (readonly [isWrong: boolean, message: string])[] = [
    [!METHODS.includes(method), `a command asks with ${method} → use ${METHODS.join(', ')}`],
    [
      ANY_SPACE.test(url.host) && !isSpace,
      `a command asks ${url.host} → ask ${BRAND.exampleSpace}, where readers see their own Space`,
    ],
    [
      isSpace && !isScim && url.pathname.startsWith('/scim'),
      `a command asks ${url.pathname} → ask /scim/v2/`,
    ],
    ...headers.map(
      (header) =>
        [
          !/^[\w-]+: *\S/.test(header),
          `the header "${header}" says nothing → write "Name: value"`,
        ] as const,
    ),
    [
      isScim && authorization === undefined,
      'a command sends no token → add "Authorization: Bearer $HAVRE_SCIM_TOKEN"',
    ],
    [
      authorization !== undefined && !authorization.endsWith(`: Bearer ${SECRET}`),
      'a command does not take its token from a variable → write "Authorization: Bearer $HAVRE_SCIM_TOKEN"',
    ],
    ...problems.map((problem) => [true, `what a command sends: ${problem} → correct it`] as const),
    [
      isScim && body !== '' && problems.length === 0 && !hasSchemas(body),
      'what a command sends is no SCIM message → send JSON with "schemas"',
    ],
  ];
  return faults.filter(([isWrong]) => isWrong).map(([, message]) => message);
}

function hasSchemas(body: string): boolean {
  const message: unknown = JSON.parse(body);
  return typeof message === 'object' && message !== null && 'schemas' in message;
}
