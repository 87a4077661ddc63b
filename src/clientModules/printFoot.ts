import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {BRAND} from '../site/brand';

if (ExecutionEnvironment.canUseDOM) {
  // At the foot of each sheet: the site, the address, the day (src/css/print.css).
  window.addEventListener('beforeprint', () => {
    const {documentElement} = document;
    const day = new Date().toLocaleDateString(documentElement.lang, {dateStyle: 'medium'});
    const foot = [BRAND.product.name, location.host + location.pathname, day].join(' · ');
    documentElement.style.setProperty('--print-foot', JSON.stringify(foot));
  });
}
