/** Where NextAuth's client tells the other tabs of a change; ours does the same. */
const name = 'nextauth.message';

/** What became of the session: read anew, or signed out, by the person's own hand or not. */
export type SessionNews = 'getSession' | 'signout' | 'signoutByHand';

const known: readonly string[] = ['getSession', 'signout', 'signoutByHand'];

/** Tells the browser's other tabs. */
export function tellTabs(trigger: SessionNews): void {
  // The time makes two equal messages differ, which storage would not tell otherwise.
  const message = { event: 'session', data: { trigger }, timestamp: Date.now() };
  try {
    localStorage.setItem(name, JSON.stringify(message));
  } catch {
    // Storage is full or forbidden: the others find out at their next call.
  }
}

function newsIn(text: string): SessionNews | null {
  try {
    const { data } = JSON.parse(text) as { data?: { trigger?: string } };
    return known.includes(data?.trigger ?? '') ? (data?.trigger as SessionNews) : null;
  } catch {
    return null;
  }
}

/** Calls back with what other tabs tell; answers the way to stop. */
export function hearTabs(heard: (news: SessionNews) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const news = key === name && newValue ? newsIn(newValue) : null;
    if (news) heard(news);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
