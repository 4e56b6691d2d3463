const last = new Map<string, string>();

/** Remembers in this tab how a list was looked at: its filters, page and order. */
export const keepListAddress = (asPath: string) => last.set(asPath.split(/[?#]/)[0] ?? '', asPath);

/** The list of this path as it was last looked at in this tab. */
export const listAddress = (path: string) => last.get(path) ?? path;
