/** Notes, from now on, the milliseconds of each long task; runs in the page. */
export function noteLongTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, {longTasks: tasks});
  new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({duration}) => duration)),
  ).observe({entryTypes: ['longtask']});
}

/** What {@link noteLongTasks} has noted; runs in the page. */
export function notedLongTasks(): readonly number[] {
  return (window as unknown as {longTasks: number[]}).longTasks;
}
