import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const PROBE = 'probe';

// A storage that refuses what it is asked is none: whoever asks for it is refused at once, so that one warning says
// so (specification §8) and not one for each value. First of the client modules: others keep what they were given.
if (ExecutionEnvironment.canUseDOM) {
  try {
    const {localStorage} = window;
    localStorage.setItem(PROBE, PROBE);
    if (localStorage.getItem(PROBE) !== PROBE) {
      throw new Error('The storage forgets what it is given.');
    }
    localStorage.removeItem(PROBE);
  } catch (error) {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw error;
      },
    });
  }
}
