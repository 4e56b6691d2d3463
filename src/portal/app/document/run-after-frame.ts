/**
 * Runs a page's scripts once its first frame is drawn; its source goes along in the HTML, so it may use nothing from
 * around it. Scripts that wait for the document alone win or lose a race with that frame, and what they win is nobody's:
 * they are on the thread that would draw the rows. A tab that nobody sees draws no frames.
 */
export function runAfterFrame() {
  let begun = false;
  const run = () => {
    if (begun) return;
    begun = true;
    for (const link of document.querySelectorAll('link[data-run]')) {
      const script = document.createElement('script');
      // As it is written: by that the build's loader knows its own.
      script.setAttribute('src', link.getAttribute('href') ?? '');
      // In their order.
      script.async = false;
      document.head.append(script);
    }
  };
  if (document.hidden) return run();
  requestAnimationFrame(() => setTimeout(run));
  document.addEventListener('visibilitychange', run);
}
