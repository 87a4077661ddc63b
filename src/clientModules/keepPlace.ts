import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {currentSection, isOnScreen} from '../ui/currentSection';

if (ExecutionEnvironment.canUseDOM) {
  // A link to the same page in another language keeps the section of the address while that is on the screen; else it
  // leads to the section that is being read.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('.navbar a[lang]') : null;
      if (link instanceof HTMLAnchorElement) {
        const {hash} = window.location;
        const section = window.scrollY > 0 ? currentSection() : undefined;
        link.hash = section && !isOnScreen(hash.slice(1)) ? section.id : hash;
      }
    },
    true,
  );
}
