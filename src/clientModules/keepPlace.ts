import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {currentSection} from '../components/currentSection';

if (ExecutionEnvironment.canUseDOM) {
  // A link to the same page in another language leads to the section that is read.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('.navbar a[lang]') : null;
      const section = currentSection();
      if (link instanceof HTMLAnchorElement && section && window.scrollY > 0) {
        link.hash = section.id;
      }
    },
    true,
  );
}
