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
  });
}
