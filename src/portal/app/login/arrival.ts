/** What another app sent with a person. */
export interface Arrival {
  app: string;
  key: string;
  /** For the auth service alone; empty where the app sent none. */
  params: string;
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
    params: query.get('params') ?? '',
    url: query.get('url') || '/',
  };
  return taken;
}
