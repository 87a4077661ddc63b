import {whenPageAlive} from '@site/src/components/InTurn/turns';
import {options} from 'preact';

/** What Preact calls where a page came otherwise than its scripts make it, by the name it is published under. */
interface Hooks {
  __m?: (made: {readonly type: unknown}) => void;
}

// React says so in the console by itself. Only the published site has this module (src/config/preact.ts).
(options as Hooks).__m = ({type}) => {
  console.error(`This page came without the <${String(type)}> that its scripts make.`);
};

// Effects may change what a page shows: as where it comes alive as a whole, they begin when all of it is alive. What they
// change is shown in a task of its own.
options.requestAnimationFrame = (runEffects) =>
  whenPageAlive(() => {
    delete options.requestAnimationFrame;
    options.debounceRendering = setTimeout;
    runEffects();
    delete options.debounceRendering;
  });
