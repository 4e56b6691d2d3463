/** Runs work again and again until `stop`, which waits for what is under way. */
export function everySoOften(ms: number, work: () => Promise<void>, failed: (e: unknown) => void) {
  let underway = Promise.resolve();
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    underway = work()
      .catch(failed)
      .finally(() => {
        running = false;
      });
  }, ms);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return underway;
    },
  };
}
