import {ElementType, parseDocument, DomUtils} from 'htmlparser2';

/** Attributes with a meaning outside this site. */
const KEPT = new Set(['href', 'src', 'alt', 'title', 'datetime', 'width', 'height']);

/** Parts that only work on this site's pages: controls, icons, heading links. */
const LEFT_OUT = new Set(['button', 'svg', 'dialog', 'script', 'style', 'template']);

/** Elements that mean nothing without their classes. */
const SHELLS = new Set(['div', 'span', 'header', 'section']);

type Parent = ReturnType<typeof parseDocument> | Element;
type Element = ReturnType<typeof DomUtils.findAll>[number];

/**
 * The text of a post for feed readers: absolute addresses, without classes, ids, heading links, controls and comments.
 * @param id of the element that holds the text
 * @param address absolute address of the page
 * @throws {Error} when the page has no such element
 */
export function feedHtml(html: string, id: string, address: string): string {
  const holder = DomUtils.getElementById(id, parseDocument(html));
  if (!holder) {
    throw new Error(`${address} holds no element ${id}: see what the theme calls it now.`);
  }
  clean(holder, address);
  return DomUtils.getInnerHTML(holder, {encodeEntities: 'utf8'}).trim();
}

function clean(parent: Parent, address: string): void {
  for (const child of [...parent.children]) {
    if (child.type === ElementType.Comment) {
      DomUtils.removeElement(child);
    } else if (DomUtils.hasChildren(child) && 'attribs' in child) {
      if (LEFT_OUT.has(child.name) || /\bhash-link\b/.test(child.attribs.class ?? '')) {
        DomUtils.removeElement(child);
        continue;
      }
      clean(child, address);
      if (SHELLS.has(child.name)) {
        [...child.children].forEach((grandchild) => DomUtils.prepend(child, grandchild));
        DomUtils.removeElement(child);
        continue;
      }
      child.attribs = Object.fromEntries(
        Object.entries(child.attribs)
          .filter(([name]) => KEPT.has(name))
          .map(([name, value]) => [
            name,
            name === 'href' || name === 'src' ? new URL(value, address).href : value,
          ]),
      );
    }
  }
}
