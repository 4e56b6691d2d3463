/**
 * Runs the scripts that a page's head names, each as soon as it and those before it are there: a frame may be drawn
 * between two, where scripts that the document defers are all run before the next. Its source stands at the end of the
 * HTML, so it may use nothing from around it. What others have written into the HTML has not the page's nonce.
 */
export function runScripts() {
  const { nonce } = document.currentScript ?? {};
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-run]')) {
    if (link.nonce !== nonce) continue;
    const script = document.createElement('script');
    // As it is written: by that the build's loader knows its own.
    script.setAttribute('src', link.getAttribute('href') ?? '');
    script.async = false;
    document.head.append(script);
  }
}
