import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {BRAND} from '../site/brand';

if (ExecutionEnvironment.canUseDOM) {
  // At the foot of each sheet the site, the address, the day (src/css/print.css).
  window.addEventListener('beforeprint', () => {
    const {lang, style} = document.documentElement;
    const day = new Date().toLocaleDateString(lang, {dateStyle: 'medium'});
    const foot = [BRAND.product.name, location.host + location.pathname, day].join(' · ');
    style.setProperty('--print-foot', JSON.stringify(foot));
    listLinks();
  });
  window.addEventListener('afterprint', () => document.querySelector('.print-links')?.remove());
}

/** Paper cannot be clicked: links to other pages have a number, and their addresses follow the text. */
function listLinks(): void {
  const text = document.querySelector('article .markdown');
  const links = text?.querySelectorAll<HTMLAnchorElement>(
    ':is(p, li, td) a[href^="/"]:not([target], :has(code), section *)',
  );
  const addresses: string[] = [];
  for (const {dataset, host, pathname, hash} of links ?? []) {
    if (pathname === location.pathname) {
      dataset.here = '';
    } else {
      // They break where a part ends.
      const address = `${host}${pathname}${hash}`.replace(/[/#]/g, '$&\u200B');
      const known = addresses.indexOf(address);
      dataset.link = String(known < 0 ? addresses.push(address) : known + 1);
    }
  }
  if (addresses.length > 0) {
    const list = document.createElement('ol');
    list.className = 'print-links';
    list.title = translate({
      id: 'site.print.links',
      message: 'Adresses des pages citées',
      description: 'On paper, above the addresses of the links of a page',
    });
    list.append(
      ...addresses.map((innerText) => Object.assign(document.createElement('li'), {innerText})),
    );
    text?.after(list);
  }
}
