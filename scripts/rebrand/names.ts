import {LOCALES} from '../../src/site/locales';

/** A name in all the forms in which the sources write it. */
export interface Forms {
  /** In texts: `L’Écluse`. */
  readonly name: string;
  /** In addresses, file names and keys: `l-ecluse`. */
  readonly slug: string;
  /** In names of downloads and types: `L-Ecluse`. */
  readonly title: string;
  /** In names of variables: `L_ECLUSE`. */
  readonly constant: string;
}

/** What is called otherwise: each name before and after, in one pass, so that they may be swapped. */
export interface Renaming {
  readonly names: readonly {readonly from: Forms; readonly to: Forms}[];
  readonly domain: {readonly from: string; readonly to: string};
}

/** Letters that Unicode does not take apart. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** Latin letters without accents, in lower case. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7F]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The forms of a name; a straight apostrophe is written as texts write it. */
export function formsOf(name: string, slug = slugOf(name)): Forms {
  return {
    name: name.replaceAll("'", '’'),
    slug,
    title: slug.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase()),
    constant: slug.replaceAll('-', '_').toUpperCase(),
  };
}

function slugOf(name: string): string {
  return plain(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const NAME = /^\p{Script=Latin}[\p{Script=Latin}\d]*(?:[-’' ][\p{Script=Latin}\d]+)*$/u;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/;

/** First segments of addresses that something else has. */
const TAKEN = [
  ...LOCALES,
  ...['archive', 'assets', 'changes', 'docs', 'extension', 'img', 'page', 'search', 'tags', 'user'],
];

/** Why products cannot be called so, in one sentence; undefined when they can. */
export function refusalOf(
  platform: string,
  identityApp: string,
  domain: string,
): string | undefined {
  for (const name of [platform, identityApp]) {
    if (!NAME.test(name) || name.length > 30) {
      return `"${name}" is no name for a product: use Latin letters, digits, and single spaces, hyphens or apostrophes between them, 30 characters at most.`;
    }
    const {slug} = formsOf(name);
    if (!/^[a-z][a-z0-9]+(?:-[a-z0-9]+)*$|^[a-z]-[a-z0-9-]+$/.test(slug)) {
      return `"${name}" gives the address "${slug}", which is too short or begins with no letter: choose another name.`;
    }
    if (TAKEN.includes(slug)) {
      return `"${name}" would have the address /${slug}, which is taken: choose another name.`;
    }
  }
  if (formsOf(platform).slug === formsOf(identityApp).slug) {
    return `The platform and the identity app cannot both be at /${formsOf(platform).slug}: choose two names.`;
  }
  return DOMAIN.test(domain) && domain.length <= 100
    ? undefined
    : `"${domain}" is no domain: use lower-case letters, digits, hyphens and dots, e.g. example.org.`;
}
