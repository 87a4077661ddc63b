import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {BRAND} from '../site/brand';

if (ExecutionEnvironment.canUseDOM) {
  // At the head of the first sheet the address; at the foot of each the site, the address, the day (src/css/print.css).
  window.addEventListener('beforeprint', () => {
    const {lang, style} = document.documentElement;
    const address = location.host + location.pathname;
    const day = new Date().toLocaleDateString(lang, {dateStyle: 'medium'});
    const foot = [BRAND.product.name, address, day].join(' · ');
    style.setProperty('--print-address', JSON.stringify(address));
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
  for (const link of links ?? []) {
    if (link.pathname !== location.pathname) {
      const address = link.host + link.pathname + link.hash;
      const known = addresses.indexOf(address);
      link.dataset.link = String(known < 0 ? addresses.push(address) : known + 1);
    }
  }
  const list = document.createElement('ol');
  list.className = 'print-links';
  list.append(
    ...addresses.map((address) =>
      Object.assign(document.createElement('li'), {innerText: address}),
    ),
  );
  text?.after(list);
}
