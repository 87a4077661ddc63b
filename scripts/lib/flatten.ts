/** Runs in the browser: the attributes of a drawing, inherited or not, with their initial values. */
export function initialValues(): Readonly<
  Record<'inherited' | 'own', Readonly<Record<string, string>>>
> {
  return {
    inherited: {
      fill: 'rgb(0, 0, 0)',
      'fill-opacity': '1',
      stroke: 'none',
      'stroke-width': '1px',
      'stroke-opacity': '1',
      'stroke-dasharray': 'none',
      'stroke-linecap': 'butt',
      'stroke-linejoin': 'miter',
      'font-family': '',
      'font-size': '',
      'font-weight': '400',
      'font-style': 'normal',
      'text-anchor': 'start',
      'dominant-baseline': 'auto',
      visibility: 'visible',
    },
    own: {
      opacity: '1',
      r: '0px',
      rx: 'auto',
      ry: 'auto',
      'paint-order': 'normal',
      'alignment-baseline': 'auto',
    },
  };
}

/**
 * Runs in the browser: makes Mermaid's SVG self-contained, with attributes instead of a style sheet, which policies
 * refuse.
 * @returns the drawing as XML, with its size in px
 */
export function flatten(markup: string): string {
  const {inherited, own} = initialValues();
  const holder = document.createElement('div');
  document.body.replaceChildren(holder);
  holder.innerHTML = markup;
  const svg = holder.querySelector('svg');
  if (!svg) {
    throw new Error('Mermaid returned no drawing.');
  }
  if (svg.querySelector('foreignObject, script, image, a')) {
    throw new Error('Mermaid drew more than lines and text.');
  }

  rightAngles(svg);
  labelsInGaps(svg);
  drawIcons(svg);
  // Arrows over the boxes that they reach: Mermaid draws boxes last, which hides half of some arrowheads.
  for (const boxes of svg.querySelectorAll('.nodes')) {
    boxes.parentElement!.querySelector(':scope > .edgePaths')?.before(boxes);
  }

  const elements = [...svg.querySelectorAll<SVGElement>('*')].filter(
    (element) => !element.closest('style'),
  );
  const attributes = new Map<SVGElement, Record<string, string>>();
  const hidden = new Set<SVGElement>();
  for (const element of [svg, ...elements]) {
    const style = getComputedStyle(element);
    const parent = element === svg ? undefined : getComputedStyle(element.parentElement as Element);
    const found: Record<string, string> = {};
    for (const [name, initial] of Object.entries(inherited)) {
      const value = style.getPropertyValue(name);
      if (value !== (parent ? parent.getPropertyValue(name) : initial)) {
        found[name] = value;
      }
    }
    for (const [name, initial] of Object.entries(own)) {
      const value = style.getPropertyValue(name);
      if (value !== initial) {
        found[name] = value;
      }
    }
    const isEmpty = element instanceof SVGRectElement && !(element.width.baseVal.value > 0);
    if (isEmpty || (style.display === 'none' && element !== svg && !element.closest('defs'))) {
      hidden.add(element);
    }
    attributes.set(element, found);
  }

  const markupWithoutStyle = svg.cloneNode(true) as SVGSVGElement;
  markupWithoutStyle.querySelectorAll('style').forEach((style) => style.remove());
  const references = new Set(
    [
      ...new XMLSerializer()
        .serializeToString(markupWithoutStyle)
        .matchAll(/(?:url\(["']?|href=")#([^)"']+)/g),
    ].map(([, id]) => id),
  );
  svg.querySelectorAll('style').forEach((style) => style.remove());
  for (const [element, found] of attributes) {
    for (const {name} of [...element.attributes]) {
      const isKept = name === 'id' && references.has(element.id);
      if (
        !isKept &&
        (['id', 'class', 'style', 'role', 'width', 'height'].includes(name)
          ? !(['width', 'height'].includes(name) && element !== svg)
          : /^(?:data-|aria-)/.test(name) || name in inherited || name in own)
      ) {
        element.removeAttribute(name);
      }
    }
    for (const [name, value] of Object.entries(found)) {
      element.setAttribute(name, value.replace(/(\d)px\b/g, '$1'));
    }
  }
  hidden.forEach((element) => element.remove());

  const {x, y, width, height} = svg.viewBox.baseVal;
  const size = [Math.ceil(width), Math.ceil(height)] as const;
  svg.setAttribute('viewBox', [x, y, ...size].join(' '));
  svg.setAttribute('width', String(size[0]));
  svg.setAttribute('height', String(size[1]));
  return new XMLSerializer().serializeToString(svg);
}

/**
 * Runs in the browser: draws the edges of a flowchart from top to bottom as lines with right angles, from the middle of a
 * box to the middle of the next, with the label on the upright part. Mermaid's own lines bend under their labels; edges
 * in another direction, or of a group, keep them.
 * @param svg Mermaid's drawing, in the page
 */
export function rightAngles(svg: SVGSVGElement): void {
  const [bend, arrow] = [18, 24];
  const box = (id: string) => {
    const shape = svg.querySelector<SVGGElement>(
      `.node[id*="-flowchart-${id}-"] > .label-container`,
    );
    const node = shape?.parentElement as SVGGElement | null | undefined;
    const matrix = node?.transform.baseVal.consolidate()?.matrix;
    if (!shape || !matrix) {
      return undefined;
    }
    const {height} = shape.getBBox();
    const {e: x, f: y} = matrix;
    return {x, top: y - height / 2, bottom: y + height / 2};
  };
  for (const path of svg.querySelectorAll<SVGPathElement>('.edgePaths path')) {
    const [, from = '', to = ''] = /^L_(.+?)_(.+?)_\d+$/.exec(path.dataset.id ?? '') ?? [];
    const [start, end] = [box(from), box(to)];
    if (!start || !end || end.top - start.bottom < bend + arrow) {
      continue;
    }
    const middles = JSON.parse(atob(path.dataset.points ?? '')) as {readonly x: number}[];
    const middle = middles[middles.length >> 1]!.x;
    const upright = [start.x, end.x].find((x) => Math.abs(x - middle) < 8) ?? middle;
    const aside = [start.x, end.x].map((x) => Math.abs(x - upright)).filter(Boolean);
    const radius = Math.min(8, ...aside.map((distance) => distance / 2));
    const corners = [
      [start.x, start.bottom],
      [start.x, start.bottom + bend],
      [upright, start.bottom + bend],
      [upright, end.top - arrow],
      [end.x, end.top - arrow],
      // The tip of the arrow reaches four pixels farther.
      [end.x, end.top - 4],
    ] as const;
    const turns = corners.filter(([x], index) => {
      const [before, after] = [corners[index - 1], corners[index + 1]];
      return !before || !after || before[0] !== x || after[0] !== x;
    });
    const label = svg.querySelector(`.edgeLabel:has([data-id="${path.dataset.id}"])`);
    // A label follows its branching, also on a long way, or comes before ways meet.
    const isBefore = upright === start.x && upright !== end.x;
    const height = isBefore ? (start.bottom + end.top - arrow) / 2 : start.bottom + bend + 22;
    label?.setAttribute('transform', `translate(${upright} ${height})`);
    const towards = (corner: readonly [number, number], other: readonly [number, number]) =>
      corner.map((value, axis) => value + Math.sign(other[axis]! - value) * radius).join();
    const steps = turns.slice(1, -1).map((corner, index) => {
      const [before, after] = [turns[index]!, turns[index + 2]!];
      return `L${towards(corner, before)}Q${corner.join()} ${towards(corner, after)}`;
    });
    path.setAttribute('d', `M${turns[0]!.join()}${steps.join('')}L${turns.at(-1)!.join()}`);
  }
}

/**
 * Runs in the browser: in a sequence, a label stands close to its arrow and in the gap beside the sender, where no
 * lifeline crosses it. Mermaid centres it on the whole way.
 * @param svg Mermaid's drawing, in the page
 */
export function labelsInGaps(svg: SVGSVGElement): void {
  const lifelines = [...svg.querySelectorAll<SVGLineElement>('.actor-line')].map(
    ({dataset, x1}) => ({id: dataset.id, x: x1.baseVal.value}),
  );
  for (const arrow of svg.querySelectorAll<SVGLineElement>('[data-et="message"]')) {
    const from = lifelines.findIndex(({id}) => id === arrow.dataset.from);
    const to = lifelines.findIndex(({id}) => id === arrow.dataset.to);
    const [start, next] = [lifelines[from], lifelines[from + Math.sign(to - from)]];
    for (
      let label = arrow.previousElementSibling;
      start && next && label?.matches('.messageText');
      label = label.previousElementSibling
    ) {
      label.setAttribute('x', String((start.x + next.x) / 2));
      label.setAttribute('y', String(Number(label.getAttribute('y')) + 6));
    }
  }
  const lower = (selector: string, distance: number) =>
    svg
      .querySelectorAll(selector)
      .forEach((part) => part.setAttribute('y', String(Number(part.getAttribute('y')) + distance)));
  // In the middle of its circle, for letters of 16 px instead of Mermaid's 12.
  lower('.sequenceNumber', 1.5);
  // Away from the circle above.
  lower('.note, .noteText, .noteText tspan[y]', 5);
}

/**
 * Runs in the browser: draws the icon that the id of a box names, above its label, in the room that the settings leave.
 * @param svg Mermaid's drawing, in the page
 */
export function drawIcons(svg: SVGSVGElement): void {
  for (const box of svg.querySelectorAll<SVGGElement>('g.node, g:has(> rect.actor)')) {
    const [shape, label] = [box.querySelector('rect'), box.querySelector('text')];
    const {lines, light} = window.iconOf(box) ?? {};
    if (!shape || !label || lines === undefined) {
      continue;
    }
    const isSequence = shape.matches('.actor');
    if (isSequence) {
      box
        .querySelectorAll('text')
        .forEach((line) => line.setAttribute('transform', `translate(0 ${window.iconRoom / 2})`));
    }
    const {x, y, width} = shape.getBBox();
    // The labels of flowcharts stand below the icon already (`evenBoxes`).
    const above = isSequence ? 2 : label.transform.baseVal.getItem(0).matrix.f - window.iconRoom;
    const icon = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    icon.setAttribute('class', 'icon');
    icon.setAttribute('transform', `translate(${x + width / 2 - 12} ${y + above + 6})`);
    const circle = light && `<circle cx="${light[0]}" cy="${light[1]}" r="${light[2]}"/>`;
    icon.innerHTML = `<path d="${lines}"/>${circle ?? ''}`;
    shape.after(icon);
  }
}
