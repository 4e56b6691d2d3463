import { leisure } from '@/portal/kit/page/leisure';

interface NextLists {
  __SSG_MANIFEST?: Set<string>;
  __SSG_MANIFEST_CB?: () => void;
  __MIDDLEWARE_MATCHERS?: readonly unknown[];
  __MIDDLEWARE_MATCHERS_CB?: () => void;
}

/**
 * What Next's router asks three files of a page for. No page of ours is made by the build and none has a middleware, so
 * that two of the lists are empty; that of all pages it needs to go from one to another, which it waits for.
 */
export function giveNextItsLists(): void {
  const lists = window as NextLists;
  lists.__SSG_MANIFEST = new Set();
  lists.__SSG_MANIFEST_CB?.();
  lists.__MIDDLEWARE_MATCHERS = [];
  lists.__MIDDLEWARE_MATCHERS_CB?.();
}

/** Loads the list of all pages at leisure: who is not signed in leaves every page by a new document. */
export const loadPageList = () =>
  leisure.wait(() => {
    const script = document.createElement('script');
    script.src = `/_next/static/${window.__NEXT_DATA__?.buildId}/_buildManifest.js`;
    document.head.append(script);
  });
