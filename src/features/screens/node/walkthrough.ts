import type {List, ListItem, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {attributesOf, element, isElement, propsOf} from '../../../content/mdx';
import {parseMarkdown} from '../../../content/page';
import type {Locale} from '../../../site/locales';
import {drawStep, isScreenId, partsOf} from './draw';
import type {ScreenId} from './texts';

const UI = '@site/src/features/screens/ui/Walkthrough';

/**
 * Remark plugin: numbered lists whose steps name their screens, `<Screen id="pairing" part="code" />`, become
 * walk-throughs, and the data line gets the button that opens them. Only such a page imports the player.
 */
export function walkthroughs(locale: Locale) {
  return function build(root: Root): void {
    let isFound = false;
    visit(root, 'list', (list, index, parent) => {
      const steps = list.ordered ? list.children.map(screenOf) : [];
      if (parent && index !== undefined && steps.some(Boolean)) {
        isFound = true;
        (parent.children as Nodes[]).splice(index, 1, playerOf(list, steps, locale));
        return [SKIP, index + 1];
      }
      return undefined;
    });
    if (isFound) {
      const line = root.children.find(
        ({data}) => String(data?.hProperties?.className) === 'data-line',
      );
      if (line?.type === 'paragraph') {
        line.children.push({
          ...element('ShowScreens', {}),
          type: 'mdxJsxTextElement',
          children: [],
        });
      }
      const names = '{Frame, ShowScreens, Step, Walkthrough}';
      root.children.unshift(...parseMarkdown(`import ${names} from '${UI}';`).children);
    }
  };
}

interface Shown {
  readonly id: ScreenId;
  readonly part: string;
}

/** The screen that a step names and its part, where both exist: `npm run check` refuses others. */
function screenOf(step: ListItem): Shown | undefined {
  let shown: Shown | undefined;
  visit(step, (node: Nodes) => {
    if (isElement(node, 'Screen')) {
      const {id = '', part = ''} = Object.fromEntries(propsOf(node));
      if (isScreenId(id) && partsOf(id).includes(part)) {
        shown = {id, part};
      }
    }
  });
  return shown;
}

function playerOf(list: List, steps: readonly (Shown | undefined)[], locale: Locale): Nodes {
  const texts = list.children.map((step) => toString(step).replaceAll('\n', ' ').trim());
  const numbersOf = (isMeant: (shown: Shown) => boolean) =>
    steps.flatMap((shown, index) => (shown && isMeant(shown) ? [index + 1] : []));
  const ids = new Set(steps.flatMap((shown) => (shown ? [shown.id] : [])));
  const frames = [...ids].map((id) => {
    const parts = partsOf(id).map(
      (part) => [part, numbersOf((shown) => shown.id === id && shown.part === part)] as const,
    );
    const lit = new Map(parts.filter(([, numbers]) => numbers.length > 0));
    const own = numbersOf((shown) => shown.id === id).join(' ');
    return element('Frame', {id, steps: own, ...drawStep(id, locale, lit)});
  });
  list.children.forEach((step, index) => {
    if (steps[index]) {
      withButton(step, String(index + 1));
    }
  });
  const props = {steps: numbersOf(() => true).join(' '), texts: texts.join('\n')};
  return element('Walkthrough', props, [list, ...frames]);
}

/** In place of its screen, a step gets the button that shows it, first. */
function withButton(step: ListItem, number: string): void {
  visit(step, 'mdxJsxTextElement', (node, index, parent) => {
    if (parent && index !== undefined && isElement(node, 'Screen')) {
      parent.children.splice(index, 1);
      parent.children.unshift({...node, name: 'Step', attributes: attributesOf({number})});
      return [SKIP, index + 1];
    }
    return undefined;
  });
}
