import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Marks the body while the reader moves with the Tab key; a mouse press ends it (specification §4). */
const KEYBOARD_MODE = 'navigation-with-keyboard';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Tab') {
      document.body.classList.add(KEYBOARD_MODE);
    }
  });
  document.addEventListener('mousedown', () => document.body.classList.remove(KEYBOARD_MODE));
}
