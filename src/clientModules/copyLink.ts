import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';

/** How long the answer stays, in milliseconds. */
const SHOWN = 3000;

if (ExecutionEnvironment.canUseDOM) {
  // In the page before its text: a live region announces changes only.
  const answer = document.createElement('output');
  answer.className = 'copied';
  document.body.append(answer);
  let hiding: number | undefined;
  const confirm = () => {
    answer.textContent = translate({
      id: 'site.section.copied',
      message: 'Lien copié',
      description: 'Said when the link of a section is copied',
    });
    // Of the last copy: an earlier one would take its answer away.
    window.clearTimeout(hiding);
    hiding = window.setTimeout(() => answer.replaceChildren(), SHOWN);
  };
  // Following the link of a section copies it. Where the browser refuses, the address bar shows it all the same.
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link');
    if (link) {
      // Undefined outside secure contexts.
      const clipboard = navigator.clipboard as Clipboard | undefined;
      clipboard?.writeText(link.href).then(confirm, () => undefined);
    }
  });
}
