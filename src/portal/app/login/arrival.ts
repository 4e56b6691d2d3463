/** What another app sent with a person. */
interface Arrival {
  app: string;
  key: string;
  url: string;
}

const page = '/stay/bypass';
let taken: Arrival | undefined;

/** Reads what the address brings, once, and leaves nothing of it in the address bar or the history. */
export function takeArrival(): Arrival {
  if (taken) return taken;
  const query = new URLSearchParams(location.search);
  const state = { url: page, as: page, options: {}, __N: true };
  history.replaceState(state, '', page);
  taken = {
    app: query.get('app') ?? '',
    key: query.get('key') ?? '',
    url: query.get('url') || '/',
  };
  return taken;
}
