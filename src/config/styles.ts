import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Plugin} from '@docusaurus/types';

/**
 * Takes the colours of the announcement and the styles of the logos (specification §3) out of the theme's options: the
 * theme writes them as style attributes, which the content security policy refuses.
 * @returns the options without them, and the same as a style sheet, empty where nothing is set
 */
export function inSheet<Options extends ThemeConfig>(options: Options) {
  const themeConfig = structuredClone(options);
  const {announcementBar: bar, navbar, footer}: ThemeConfig = themeConfig;
  const sheet = [
    rule('.theme-announcement-bar', {background: bar?.backgroundColor, color: bar?.textColor}),
    rule('.navbar__logo img', navbar?.logo?.style),
    rule('.footer__logo', footer?.logo?.style),
  ].join('');
  delete bar?.backgroundColor;
  delete bar?.textColor;
  delete navbar?.logo?.style;
  delete footer?.logo?.style;
  return {themeConfig, sheet};
}

/** A rule with the declarations of React's `style`. Its selector wins over the theme's, as a style attribute would. */
function rule(selector: string, style: object = {}): string {
  const declarations = Object.entries(style).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) {
      return [];
    }
    if (typeof value !== 'string') {
      throw new Error(`style of ${selector}: write "${name}" as text, with its unit.`);
    }
    return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`;
  });
  return declarations.length === 0 ? '' : `:root:root ${selector} {${declarations.join(' ')}}\n`;
}

/** Adds a style sheet to every page. */
export function styleSheet(sheet: string): () => Plugin | null {
  return () => {
    const files: string[] = [];
    return sheet === ''
      ? null
      : {
          name: 'style-sheet',
          async contentLoaded({actions}) {
            files.push(await actions.createData('styles.css', sheet));
          },
          getClientModules: () => files,
        };
  };
}
