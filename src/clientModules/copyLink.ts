import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';

/** How long the answer stays, in milliseconds. */
const SHOWN = 3000;

if (ExecutionEnvironment.canUseDOM) {
  // In the page before its text: a live region announces changes only.
  const answer = document.createElement('div');
  answer.className = 'copied';
  answer.setAttribute('role', 'status');
  document.body.append(answer);
  let hiding = 0;
  // The link of a heading is copied when it is followed.
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link');
    if (link) {
      // Absent outside secure contexts.
      void (navigator.clipboard as Clipboard | undefined)?.writeText(link.href).then(
        () => {
          answer.textContent = translate({
            id: 'site.section.copied',
            message: 'Lien copié',
            description: 'Said when the link of a section was copied',
          });
          clearTimeout(hiding);
          hiding = window.setTimeout(() => answer.replaceChildren(), SHOWN);
        },
        // The address of the page shows the section all the same.
        () => undefined,
      );
    }
  });
}
