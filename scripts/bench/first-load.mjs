import { gzipSync } from 'node:zlib';
import { signIn, startPortal } from './portal.mjs';
import { printTable } from './table.mjs';

/** Pages that are seen before signing in. */
const strangers = { '/login': 130, '/resetpassword': 140 };
const budgets = {
  ...strangers,
  '/': 230,
  '/parcels': 230,
  '/news': 230,
  '/news-template': 230,
  '/report-emails': 230,
  '/settings': 230,
};

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** gzip bytes of a page's HTML, and of every script and style sheet that it loads. */
async function weigh(base, path, cookie) {
  const html = await (await fetch(base + path, { headers: { cookie } })).text();
  // Sheets are named by their links, scripts in the list of what the page runs by itself.
  const found = html.matchAll(/"(\/_next\/static\/[^"]+\.(js|css))[^"]*"/g);
  const sizes = { js: 0, css: 0 };
  for (const [address, kind] of new Map([...found].map(([, name, kind]) => [name, kind]))) {
    const bytes = Buffer.from(await (await fetch(base + address)).arrayBuffer());
    sizes[kind] += gzipSync(bytes, { level: 9 }).length;
  }
  return { html: gzipSync(html).length, ...sizes };
}

/** What each page loads before it can be used, against its budget. */
export async function firstLoad() {
  const { base, stop } = await startPortal();
  try {
    const cookie = await signIn(base);
    const rows = [];
    for (const [path, budget] of Object.entries(budgets)) {
      const { html, js, css } = await weigh(base, path, path in strangers ? '' : cookie);
      if (js === 0) throw new Error(`${path} names no scripts`);
      rows.push([path, kilobytes(js), budget, kilobytes(css), kilobytes(html)]);
    }
    printTable('First load, kB gzip', ['page', 'scripts', 'budget', 'style sheets', 'HTML'], rows);
  } finally {
    await stop();
  }
}
