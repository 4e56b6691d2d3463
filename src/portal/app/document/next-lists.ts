interface NextLists {
  __BUILD_MANIFEST?: unknown;
  __NEXT_DATA__: { buildId: string };
  __SSG_MANIFEST?: Set<string>;
  __SSG_MANIFEST_CB?: () => void;
  __MIDDLEWARE_MATCHERS?: readonly unknown[];
  __MIDDLEWARE_MATCHERS_CB?: () => void;
}

/**
 * What Next's router asks files of its own for beside the list of all pages. No page of ours is made by the build and
 * none has a middleware: both lists are empty.
 */
export function giveNextItsLists(): void {
  const lists = window as unknown as NextLists;
  lists.__SSG_MANIFEST = new Set();
  lists.__SSG_MANIFEST_CB?.();
  lists.__MIDDLEWARE_MATCHERS = [];
  lists.__MIDDLEWARE_MATCHERS_CB?.();
}

let isAsked = false;
const againMs = 5000;

/**
 * Brings Next's list of all pages: a press waits for it where it is not here yet, and neither the first paint nor
 * whoever is not signed in needs it, since every way from there is a new document.
 */
export function bringPageList(): void {
  const { __BUILD_MANIFEST: here, __NEXT_DATA__: page } = window as unknown as NextLists;
  if (here || isAsked) return;
  isAsked = true;
  const script = document.createElement('script');
  script.src = `/_next/static/${page.buildId}/_buildManifest.js`;
  script.onerror = () => {
    isAsked = false;
    script.remove();
    setTimeout(bringPageList, againMs);
  };
  document.head.append(script);
}
