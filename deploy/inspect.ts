import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

export interface Inspection {
  /** `sha256-…` of each inline script that runs. */
  readonly scriptHashes: readonly string[];
  /** Content that the policy would block, each once. */
  readonly faults: readonly string[];
}

/** Types of `<script>` with data, which the policy ignores. */
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

/** Reads a whole HTML document as the policy does. */
export function inspectPage(html: string): Inspection {
  const scriptHashes = new Set<string>();
  const faults = new Set<string>();
  let element = '';
  let script: string | undefined;
  const parser = new Parser(
    {
      onopentagname(name) {
        element = name;
        script = name === 'script' ? '' : undefined;
        if (name === 'style') {
          faults.add('a <style> element: put its rules into a style sheet');
        }
      },
      onattribute(attribute, value) {
        if (attribute === 'style') {
          faults.add(`style="${value}" on <${element}>: use a class`);
        } else if (attribute.startsWith('on')) {
          faults.add(`${attribute} on <${element}>: listen in a script`);
        } else if (/^\s*javascript:/i.test(value)) {
          faults.add(`${attribute}="${value}" on <${element}>: it runs nothing under the policy`);
        } else if (attribute === 'src') {
          script = undefined;
          if (/^(?:[a-z]+:)?\/\//i.test(value)) {
            faults.add(`a file from elsewhere in <${element}>: ${value}`);
          }
        } else if (element === 'script' && attribute === 'type' && DATA_TYPES.has(value)) {
          script = undefined;
        }
      },
      ontext(text) {
        if (script !== undefined) {
          script += text;
        }
      },
      onclosetag(name) {
        if (name === 'script' && script !== undefined) {
          scriptHashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
          script = undefined;
        }
      },
    },
    {decodeEntities: true},
  );
  parser.end(html);
  return {scriptHashes: [...scriptHashes], faults: [...faults]};
}
