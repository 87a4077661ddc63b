/**
 * Runs in the browser: turns the text of a drawing into shapes, since an image cannot use the fonts of its page. Letters
 * without a glyph stay text.
 *
 * @param markup of a drawing whose letters have one size
 * @param glyphs the path of each letter at this size
 * @throws {Error} for a label that leaves one letter alone on a line
 */
export function outline(markup: string, glyphs: Readonly<Record<string, string>>): string {
  const svg = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
  document.body.replaceChildren(svg);
  const create = (name: string, attributes: Readonly<Record<string, string | number>>) => {
    const element = document.createElementNS(svg.namespaceURI, name);
    for (const [key, value] of Object.entries(attributes)) {
      element.setAttribute(key, String(typeof value === 'number' ? +value.toFixed(2) : value));
    }
    return element;
  };
  const idOf = (letter: string) => `g${letter.codePointAt(0)}`;
  const used = new Set<string>();

  for (const text of svg.querySelectorAll('text')) {
    const lines = new Map<number, {letter: string; x: number}[]>();
    // Labels are centred on their place; the start of a letter does not say how far below it the baseline lies.
    const centred = text.getBBox().y;
    for (const part of [text, ...text.querySelectorAll('tspan')]) {
      part.style.dominantBaseline = 'alphabetic';
    }
    const shift = centred - text.getBBox().y;
    [...(text.textContent ?? '')].forEach((letter, index) => {
      const {x, y: place} = text.getStartPositionOfChar(index);
      const y = place + shift;
      lines.set(y, [...(lines.get(y) ?? []), {letter, x}]);
    });
    const {fill} = getComputedStyle(text.querySelector('tspan') ?? text);
    const group = create('g', {fill, transform: text.getAttribute('transform') ?? ''});
    // A label on a line of the drawing has a plate in place of the stroke around its letters.
    const {x, width} = text.getBBox();
    const [top = 0, bottom = top] = [Math.min(...lines.keys()), Math.max(...lines.keys())];
    if (text.hasAttribute('paint-order')) {
      const plate = {x: x - 3, y: top - 18, width: width + 6, height: bottom - top + 23};
      group.append(create('rect', {...plate, fill: text.getAttribute('stroke') ?? ''}));
    }
    for (const [y, letters] of lines) {
      const shown = letters.filter(({letter}) => letter.trim());
      if (lines.size > 1 && shown.length === 1) {
        throw new Error(`“${text.textContent}” leaves “${shown[0]!.letter}” alone on a line`);
      }
      const row = create('g', {transform: `translate(0 ${y})`});
      for (const {letter, x} of shown) {
        if (letter in glyphs) {
          used.add(letter);
          row.append(create('use', {href: `#${idOf(letter)}`, x}));
        } else if (row.lastElementChild?.tagName === 'text') {
          row.lastElementChild.append(letter);
        } else {
          const rest = create('text', {x});
          rest.append(letter);
          row.append(rest);
        }
      }
      group.append(row);
    }
    text.replaceWith(group);
  }

  const shapes = create('defs', {});
  for (const letter of used) {
    shapes.append(create('path', {id: idOf(letter), d: glyphs[letter]!}));
  }
  svg.prepend(shapes);
  if (!svg.querySelector('text')) {
    ['font-family', 'font-size'].forEach((name) => svg.removeAttribute(name));
  }
  return new XMLSerializer().serializeToString(svg);
}
