/** Nothing has come for so long, ms; and what never rests is not waited for longer. */
const [pause, most] = [250, 5000];

/** Once the screen has what it reads and moves no more: what is pointed at then stays where it is. */
export function whenStill(screen: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    /** Rows that stand for those to come. */
    const isReading = () => screen.querySelector('output > i') !== null;
    let timer = setTimeout(look, pause);
    const last = setTimeout(end, most);
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(look, pause);
    });
    function end() {
      watch.disconnect();
      clearTimeout(timer);
      clearTimeout(last);
      if (!signal.aborted) resolve();
    }
    function look() {
      if (!isReading()) end();
    }
    watch.observe(screen, { childList: true, subtree: true });
    signal.addEventListener('abort', end);
  });
}
