import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const PROBE = 'probe';

// Where the storage throws, it and that of the tab are replaced by ones that fail at once, so that there is one warning
// (specification §8) and not one per value. First of the client modules: the others keep a reference to it.
if (ExecutionEnvironment.canUseDOM) {
  try {
    const {localStorage} = window;
    localStorage.setItem(PROBE, PROBE);
    localStorage.removeItem(PROBE);
  } catch (error) {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw error;
        },
      });
    }
  }
}
