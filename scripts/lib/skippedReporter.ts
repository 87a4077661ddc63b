import type {FullConfig, Reporter, Suite} from '@playwright/test/reporter';

/** Prints, after everything else, how many tests were skipped and why: among hundreds of lines nobody sees it. */
export default class SkippedReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const counts = new Map<string, number>();
    for (const {annotations} of this.suite?.allTests() ?? []) {
      const reason = annotations.find(({type}) => type === 'skip')?.description;
      if (reason !== undefined) {
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
      }
    }
    counts.forEach((count, reason) => console.log(`Skipped ${count}: ${reason}`));
  }
}
