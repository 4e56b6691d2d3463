/** What the HTML ends with. */
export const htmlEnd = 'html-end';

/**
 * Fetches and runs the scripts of a page once its first frame begins, or a tenth of a second after its HTML where the
 * sheets are long in coming. Named in the HTML they would be compiled beside what is to be seen first, which waits for
 * it where cores are few. Its source goes along in the HTML, so it may use nothing from around it.
 *
 * @param addresses in the order in which they run.
 * @param end the id of what the HTML ends with; the document itself is not ready before its sheets.
 */
export function runScripts(addresses: string[], end: string) {
  const run = () => {
    for (const address of addresses.splice(0)) {
      const script = document.createElement('script');
      // As it is written: by that the build's loader knows its own.
      script.setAttribute('src', address);
      script.async = false;
      document.head.append(script);
    }
  };
  const look = () => {
    if (!document.getElementById(end)) return void setTimeout(look, 20);
    requestAnimationFrame(run);
    // No frame is drawn in a tab that nobody sees.
    setTimeout(run, 100);
  };
  look();
}
