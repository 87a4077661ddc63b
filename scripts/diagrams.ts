/** Draws new diagrams and deletes unused drawings: `npm run diagrams`. On an error nothing changes. */
import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import type {Mermaid} from 'mermaid';
import {optimize} from 'svgo';
import {DRAWINGS_FOLDER, drawingNames} from '../src/features/diagrams/node/drawings';
import {VARIANTS, fileOf, type Layout, type Mode} from '../src/site/drawings';
import {SHAPES, type Shape} from '../src/site/icons';
import {
  BOX,
  ICON_ROOM,
  TEXT_SIZE,
  TYPEFACE,
  mermaidSettings,
} from '../src/features/diagrams/node/settings';
import {LOCALES} from '../src/site/locales';
import {diagramTexts} from '../src/content/mermaid';
import {loadSources} from '../src/content/load';
import {launchOptions} from './lib/browser';
import {hasChineseFont} from './lib/chineseFont';
import {drawIcons, flatten, initialValues, labelsInGaps, rightAngles} from './lib/flatten';
import {outline} from './lib/outline';
import {FONT_FACE, glyphsOf} from './lib/typeface';

const ROOT = path.resolve(__dirname, '..');

declare global {
  interface Window {
    /** Global of Mermaid's published script. */
    readonly mermaid: Mermaid;
    /** Passed as text. */
    readonly flatten: typeof flatten;
    readonly outline: typeof outline;
    /** The icon of a box of a diagram. */
    readonly iconOf: typeof iconOf;
    readonly iconRoom: number;
    readonly shapes: Readonly<Record<string, Shape>>;
    /** Of the layout being drawn. */
    leastBox: (typeof BOX)[Layout];
  }
}

interface Task {
  /** From the root of the repository. */
  readonly file: string;
  readonly code: string;
  readonly layout: Layout;
  readonly mode: Mode;
  /** Page and line of the diagram, for messages. */
  readonly place: string;
}

void main();

async function main(): Promise<void> {
  const start = performance.now();
  const wanted = tasks();
  const files = new Set(wanted.map(({file}) => file));
  const missing = wanted.filter(
    ({file}, index) =>
      !existsSync(path.join(ROOT, file)) &&
      wanted.findIndex((other) => other.file === file) === index,
  );
  const drawn = missing.length > 0 ? await draw(missing) : new Map<string, string>();
  for (const [file, svg] of drawn) {
    mkdirSync(path.dirname(path.join(ROOT, file)), {recursive: true});
    writeFileSync(path.join(ROOT, file), svg);
  }
  const stale = drawings().filter((file) => !files.has(file));
  stale.forEach((file) => rmSync(path.join(ROOT, file)));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${files.size} drawings: ${drawn.size} made, ${stale.length} deleted, ${seconds} s. Commit ${DRAWINGS_FOLDER}/.`,
  );
}

/** Every diagram of every language, in each layout and colour mode. */
function tasks(): Task[] {
  const nameOf = drawingNames();
  return loadSources(ROOT).pages.flatMap(({file, locale, fences}) =>
    fences
      .filter(({lang}) => lang === 'mermaid')
      .flatMap(({code, line}) =>
        VARIANTS.map(({layout, mode}) => ({
          file: `${DRAWINGS_FOLDER}/${locale}/${fileOf(nameOf(code), layout, mode)}`,
          code: diagramTexts(code).drawn,
          layout,
          mode,
          place: `${file}:${line}`,
        })),
      ),
  );
}

function drawings(): string[] {
  return LOCALES.map((locale) => `${DRAWINGS_FOLDER}/${locale}`)
    .filter((folder) => existsSync(path.join(ROOT, folder)))
    .flatMap((folder) => readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}`))
    .sort();
}

async function draw(missing: readonly Task[]): Promise<Map<string, string>> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><html lang="fr"><body></body></html>');
    await page.addScriptTag({path: require.resolve('mermaid/dist/mermaid.min.js')});
    // `__name` is added to functions by the compiler of this script.
    await page.addScriptTag({
      content: `window.__name = (value) => value; ${initialValues.toString()} ${rightAngles.toString()} ${labelsInGaps.toString()} ${drawIcons.toString()} window.flatten = ${flatten.toString()}; window.outline = ${outline.toString()}; window.iconOf = ${iconOf.toString()}; window.iconRoom = ${ICON_ROOM}; window.shapes = ${JSON.stringify(SHAPES)};`,
    });
    await page.evaluate(evenBoxes);
    await page.addStyleTag({content: FONT_FACE});
    await page.evaluate((face) => document.fonts.load(`1em '${face}'`), TYPEFACE);
    // Boxes are as wide as their labels: without the font they would be too narrow for readers.
    if (!(await hasChineseFont(page))) {
      throw new Error(
        'This machine has no Chinese font to draw with: install one (Debian: apt-get install fonts-droid-fallback) and run the command again.',
      );
    }
    const drawn = new Map<string, string>();
    for (const task of missing) {
      drawn.set(task.file, await drawOne(page, task));
    }
    return drawn;
  } finally {
    await browser.close();
  }
}

async function drawOne(page: Page, {code, layout, mode, place}: Task): Promise<string> {
  try {
    const svg = await page.evaluate(
      async ([text, settings, box, glyphs]) => {
        window.leastBox = box;
        window.mermaid.initialize(settings);
        return window.outline(window.flatten((await window.mermaid.render('d', text)).svg), glyphs);
      },
      [
        joined(code),
        mermaidSettings(mode, layout),
        BOX[layout],
        // Mermaid numbers the messages itself.
        glyphsOf(`${code}0123456789`, TEXT_SIZE),
      ] as const,
    );
    return `${optimize(svg, {multipass: true, floatPrecision: 2}).data}\n`;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0];
    throw new Error(`${place}: this diagram cannot be drawn: ${reason}`, {cause: error});
  }
}

/** Runs in the browser: the id of a box is that of an icon, with a number where a diagram has several. */
function iconOf(box: Element): Shape | undefined {
  const id = box.querySelector('rect.actor')?.getAttribute('name') ?? box.id;
  return window.shapes[/(?:^|-flowchart-)([a-z]+)\d*(?:-\d+)?$/.exec(id)?.[1] ?? ''];
}

/** Runs in the browser: the boxes of a flowchart, which Mermaid makes as large as their texts, are as large as each other. */
function evenBoxes(): void {
  SVGTextElement.prototype.getBBox = function () {
    const box = SVGGraphicsElement.prototype.getBBox.call(this);
    const node = this.closest('.node');
    if (node) {
      const least = window.leastBox;
      const room = Math.max(0, least.height - box.height);
      const icon = window.iconOf(node) ? window.iconRoom : 0;
      this.setAttribute('transform', `translate(0 ${icon + room / 2})`);
      box.height += icon + room;
      box.width = Math.max(box.width, least.width);
    }
    return box;
  };
}

/** Joins a short last word to the one before; only in its Markdown Mermaid keeps such spaces. */
function joined(code: string): string {
  return code.replace(/"([^"]*)"/g, (quoted, label: string) => {
    const whole = label.replace(/ (?=\S{1,3}$)/, '\u00A0');
    return /[\u00A0\u202F]/.test(whole) ? `"\`${whole}\`"` : quoted;
  });
}
