import { useEffect, useState } from 'react';

/** Takes the token out of the address bar and of the entry in the history that Next wrote. */
function takeToken(): string {
  const token = location.hash.slice(1);
  if (token) {
    const { pathname } = location;
    history.replaceState({ ...history.state, url: pathname, as: pathname }, '', pathname);
  }
  return token;
}

/**
 * The token of the link that was opened, kept in memory alone: `null` until the page knows, empty
 * when there is none. It comes behind `#`, which browsers send to no server; the second drops it.
 */
export function useLinkToken(): [token: string | null, forget: () => void] {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const take = () => {
      const taken = takeToken();
      setToken((known) => taken || (known ?? ''));
    };
    take();
    // A newer link opened in the same tab changes nothing but this part of the address.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return [token, () => setToken('')];
}
