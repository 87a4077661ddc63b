import type {List, ListItem, Nodes, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import {attributesOf, element, propsOf} from '../../../content/mdx';
import {addImports} from '../../../content/page';
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
      const shown = list.ordered ? list.children.flatMap(takeScreen) : [];
      if (parent && index !== undefined && shown.length > 0) {
        isFound = true;
        (parent.children as Nodes[]).splice(index, 1, playerOf(list, shown, locale));
        return [SKIP, index + 1];
      }
      return undefined;
    });
    if (isFound) {
      const line = root.children.find(
        ({data}) => String(data?.hProperties?.className) === 'data-line',
      );
      if (line?.type === 'paragraph') {
        line.children.push(buttonOf('ShowScreens'));
      }
      addImports(root, `import {Frame, ShowScreens, Step, Walkthrough} from '${UI}';`);
    }
  };
}

interface Shown {
  /** Number of the step. */
  readonly step: number;
  readonly id: ScreenId;
  readonly part: string;
}

/**
 * The screen that a step names and its part, where both exist: `npm run check` refuses others. In its place, the step
 * gets the button that shows it, first.
 */
function takeScreen(item: ListItem, index: number): Shown[] {
  const shown: Shown[] = [];
  const step = index + 1;
  visit(item, 'mdxJsxTextElement', (node, at, parent) => {
    const {id = '', part = ''} = Object.fromEntries(propsOf(node));
    if (parent && node.name === 'Screen' && isScreenId(id) && partsOf(id).includes(part)) {
      shown.push({step, id, part});
      parent.children.splice(at!, 1);
      parent.children.unshift(buttonOf('Step', {number: String(step)}));
      return EXIT;
    }
    return undefined;
  });
  return shown;
}

function buttonOf(name: string, props: Readonly<Record<string, string>> = {}): PhrasingContent {
  return {type: 'mdxJsxTextElement', name, attributes: attributesOf(props), children: []};
}

function playerOf(list: List, shown: readonly Shown[], locale: Locale): Nodes {
  const frames = [...new Set(shown.map(({id}) => id))].map((id) => {
    const own = shown.filter((each) => each.id === id);
    const stepsOf = (part: string) => numbersOf(own.filter((each) => each.part === part));
    return element('Frame', {
      id,
      steps: numbersOf(own).join(' '),
      ...drawStep(id, locale, (part) => stepsOf(part).join(', ')),
    });
  });
  const texts = list.children.map((step) => toString(step).replaceAll('\n', ' ').trim());
  const props = {steps: numbersOf(shown).join(' '), texts: texts.join('\n')};
  return element('Walkthrough', props, [list, ...frames]);
}

function numbersOf(shown: readonly Shown[]): number[] {
  return shown.map(({step}) => step);
}
