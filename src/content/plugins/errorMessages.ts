import type {Root} from 'mdast';
import {errorMessage} from '../labels/errorMessages';
import {isElement, propsOf, replaceNodes} from '../mdx';
import {addImports} from '../page';
import type {Locale} from '../../site/locales';

/** What a page writes where the message of an error code stands: `<ErrorMessage code="E-HVR-206" />`. */
export const ERROR_MESSAGE = 'ErrorMessage';

/** The field before the list of codes: `<ErrorFilter />`. */
export const ERROR_FILTER = 'ErrorFilter';

/**
 * Remark plugin: puts the message that the product shows, in the language of the page, in the place of each
 * `<ErrorMessage code="…" />`. An unknown code leaves nothing: `npm run check` refuses it. The page with the
 * filter imports it, and no other page knows it.
 *
 * @param locale language of the site being built
 */
export function errorMessages(locale: Locale) {
  return function fill(root: Root): void {
    let hasFilter = false;
    replaceNodes(root, (node) => {
      hasFilter ||= isElement(node, ERROR_FILTER);
      if (!isElement(node, ERROR_MESSAGE)) {
        return node;
      }
      const value = errorMessage(propsOf(node).get('code') ?? '', locale) ?? '';
      return {
        type: 'blockquote',
        children: [{type: 'paragraph', children: [{type: 'text', value}]}],
      };
    });
    if (hasFilter) {
      addImports(root, `import ${ERROR_FILTER} from '@site/src/ui/ErrorFilter';`);
    }
  };
}
