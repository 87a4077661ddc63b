import type {Root} from 'mdast';
import {BRAND} from '../../site/brand';
import type {Locale} from '../../site/locales';
import {PAGE_TEXTS} from '../labels/pageTexts';
import {isElement, propsOf, replaceNodes} from '../mdx';

/** What a page writes beside a feature: `<Since version="3.6" />`. */
export const SINCE = 'Since';

/**
 * Remark plugin: `<Since>` becomes a link to the post of that release; a release without one is a broken
 * link.
 *
 * @param locale language of the site being built
 */
export function sinceMarks(locale: Locale) {
  return (root: Root): void =>
    replaceNodes(root, (node) => {
      if (!isElement(node, SINCE)) {
        return node;
      }
      const props = propsOf(node);
      const version = props.get('version') ?? '';
      const slug = props.get('component') ?? BRAND.product.slug;
      const text = PAGE_TEXTS[locale][`since.${slug}`]?.replace('{version}', version);
      return {
        type: 'link',
        url: `/${slug}/${slug}/version/${version}`,
        data: {hProperties: {className: ['pill', 'quiet']}},
        children: [{type: 'text', value: text ?? ''}],
      };
    });
}
