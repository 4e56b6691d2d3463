interface NextLists {
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
  const lists = window as NextLists;
  lists.__SSG_MANIFEST = new Set();
  lists.__SSG_MANIFEST_CB?.();
  lists.__MIDDLEWARE_MATCHERS = [];
  lists.__MIDDLEWARE_MATCHERS_CB?.();
}
