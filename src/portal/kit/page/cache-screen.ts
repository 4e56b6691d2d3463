/** What Next's list of all pages says of each: the script that names its others. */
type Manifest = Readonly<Record<string, readonly string[]>>;

/** The page's files, as that script names them: a list of addresses without the part that they have in common. */
const namedFiles = /\[\s*"[^\]]*\]/;

const isHere = (address: string) =>
  document.querySelector(`[src="${address}"], [href="${address}"]`) !== null;

/** Screens of which all has been asked for. */
const asked = new Set<string>();

/** Fetches a file when the browser has nothing better to do, to be found in its cache. */
function fetchLater(address: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = address.endsWith('.css') ? 'style' : 'script';
  link.href = address;
  document.head.append(link);
}

/**
 * Brings a screen's scripts and styles into the browser's cache and runs none of them. Next's own `prefetch` runs them
 * all, which takes a slow desk a tenth of a second for each screen. `screen` is a page's path without parameters; one that
 * Next's list does not know is left, and one whose files cannot be fetched now until it is asked for again.
 */
export async function cacheScreen(screen: string): Promise<void> {
  const { __BUILD_MANIFEST: manifest } = window as { __BUILD_MANIFEST?: Manifest };
  const entries = manifest?.[screen];
  if (!entries || asked.has(screen)) return;
  asked.add(screen);
  for (const entry of entries) {
    const names = await fetch(`/_next/${entry}`)
      .then((reply) => (reply.ok ? reply.text() : ''))
      .catch(() => '');
    if (!names) asked.delete(screen);
    const files: unknown = JSON.parse(namedFiles.exec(names)?.[0] ?? '[]');
    for (const file of Array.isArray(files) ? files : []) {
      const address = `/_next/${file}`;
      if (!isHere(address)) fetchLater(address);
    }
  }
}
