// These functions run in the browser: they use nothing from outside themselves.

/** A page of the manual, as it goes into a PDF. */
export interface Chapter {
  /** Path of its address. */
  readonly address: string;
  readonly title: string;
  /** Its text. */
  readonly html: string;
  /** Address of the next page of the manual. */
  readonly next: string | undefined;
}

export interface Book {
  readonly chapters: readonly Chapter[];
  readonly title: string;
  readonly product: string;
  /** Heading of the contents. */
  readonly contents: string;
  /** Where links that leave the section lead. */
  readonly siteUrl: string;
}

/** Reads the page that is open. */
export function readChapter(): Chapter {
  const text = document.querySelector('.theme-doc-markdown');
  const next = document.querySelector('.pagination-nav__link--next')?.getAttribute('href');
  return {
    address: location.pathname,
    title: document.querySelector('h1')?.textContent ?? document.title,
    html: text?.outerHTML ?? '',
    next: next ?? undefined,
  };
}

/** Puts a title page, the contents and the pages in the place of the page that is open. */
export function bindPages({chapters, title, product, contents, siteUrl}: Book): void {
  const bare = (address: string) => address.replace(/(?<=.)\/$/, '');
  const anchors = new Map(chapters.map(({address}, index) => [bare(address), `page-${index}`]));

  const cover = document.createElement('header');
  cover.style.cssText = 'display:flex;flex-direction:column;justify-content:center;height:22cm';
  for (const [tag, text] of [
    ['p', product],
    ['h1', title],
    ['p', new URL(siteUrl).host],
  ] as const) {
    cover.append(Object.assign(document.createElement(tag), {textContent: text}));
  }

  const list = document.createElement('ol');
  for (const {address, title: name} of chapters) {
    const link = Object.assign(document.createElement('a'), {textContent: name});
    link.setAttribute('href', `#${anchors.get(bare(address))}`);
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  const heading = Object.assign(document.createElement('h2'), {textContent: contents});
  const table = document.createElement('nav');
  table.style.breakBefore = 'page';
  table.append(heading, list);

  const articles = chapters.map(({address, html}) => {
    const anchor = anchors.get(bare(address)) ?? '';
    const article = document.createElement('article');
    article.id = anchor;
    article.style.breakBefore = 'page';
    article.innerHTML = html;
    // Every page has a "troubleshooting": ids are made different before the pages stand together.
    article.querySelectorAll('[id]').forEach((element) => {
      element.id = `${anchor}--${element.id}`;
    });
    article.querySelectorAll('img').forEach((image) => {
      image.loading = 'eager';
    });
    article.querySelectorAll('a[href]').forEach((link) => {
      const target = new URL(link.getAttribute('href') ?? '', location.origin + address);
      const inside =
        target.origin === location.origin ? anchors.get(bare(target.pathname)) : undefined;
      if (target.pathname.includes('/root_url/')) {
        // Paper knows no Space of its reader: the path of the menu stays.
        link.replaceWith(...link.childNodes);
      } else if (inside !== undefined) {
        link.setAttribute('href', `#${inside}${target.hash ? `--${target.hash.slice(1)}` : ''}`);
      } else if (target.origin === location.origin) {
        link.setAttribute('href', siteUrl.replace(/\/$/, '') + target.pathname + target.hash);
      }
    });
    return article;
  });

  document.title = `${title} | ${product}`;
  const main = document.createElement('main');
  main.className = 'markdown';
  main.append(cover, table, ...articles);
  document.body.replaceChildren(main);
}
