/**
 * Runs work again and again, and `soon` where there is some to do now: at once, or once more after the
 * round that is under way. `stop` waits for that round. Never by the clock where `ms` is `Infinity`.
 */
export function everySoOften(ms: number, work: () => Promise<void>, failed: (e: unknown) => void) {
  let underway: Promise<void> | undefined;
  let wanted = false;
  let stopped = false;
  function round() {
    wanted = false;
    underway = work()
      .catch(failed)
      .finally(() => {
        underway = undefined;
        if (wanted && !stopped) round();
      });
  }
  const due = () => {
    if (!underway) round();
  };
  const timer = Number.isFinite(ms) ? setInterval(due, ms).unref() : undefined;
  return {
    soon: () => {
      if (underway) wanted = true;
      else if (!stopped) round();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await underway;
    },
  };
}
