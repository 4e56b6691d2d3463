// `npm run pictures -- <name>` looks at every screen as who uses it most, at three widths, light and dark: one
// page to leaf through in .cache/pictures/<name>, and figures of what is too high, too wide, cut or out of sight.
import './check-node.mjs';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { startPortal } from './bench/portal.mjs';
import { buildPortal } from './build-portal.mjs';
import { bundle } from './bundle.mjs';
import { openChromium } from './chromium.mjs';
import { runScript } from './command.mjs';
import { install } from './install.mjs';
import { alone } from './lock.mjs';
import { album, figures } from './pictures/album.mjs';
import { inRoot } from './root.mjs';

const require = createRequire(import.meta.url);
require('esbuild-register/dist/node').register();
const { screenRoutes } = require('../__tests__/e2e/kit/screens.ts');
const { measure, footOutOfSight } = require('../__tests__/e2e/kit/measure.ts');

const widths = [1440, 820, 390];
const heightOf = (width) => (width === 390 ? 844 : 900);
/** Who opens a screen, first who uses it most. */
const people = [undefined, 'counter', 'finance', 'manager', 'admin'];
const mostly = [
  [/^\/(parcels|suggestion|units|customers|new-members)/, 'counter'],
  [/^\/(invoices|receipts|mpay|arrears|commissions)/, 'finance'],
  [/^\/(?!login|reset|mb|callback|homeservice)/, 'manager'],
];

async function signIn(context, base, account) {
  const { csrfToken } = await (await context.request.get(`${base}/api/auth/csrf`)).json();
  const form = {
    csrfToken,
    key: `${account}@niti.example`,
    password: 'niti-demo-2569',
    json: 'true',
  };
  await context.request.post(`${base}/api/auth/callback/credentials`, { form });
}

/** Opens a screen, a record's by the first row of its list, as the first person whom it lets in. */
async function open(contexts, base, route) {
  const list = route.replace(/\/\[\w+\]$/, '');
  const first = mostly.find(([routes]) => routes.test(route))?.[1];
  for (const account of new Set([first, ...people])) {
    const { request } = contexts.get(account);
    const answer = await request.get(`${base}${list}`, { maxRedirects: 0 });
    if (answer.status() !== 200) continue;
    const record = new RegExp(`<tbody.*?href="(${list}/[^"?]+)`, 's').exec(
      await answer.text(),
    )?.[1];
    const address = list === route ? route : record;
    if (address) return { account, address };
  }
  return undefined;
}

async function settle(page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

/** As who prefers it in their system, which what is drawn by scripts follows too. */
const setTheme = (page, colorScheme) => page.emulateMedia({ colorScheme });

/** What its main button and its first row's edit open: whether their foot is in sight. */
async function feet(page, shot) {
  const out = [];
  const openers = [
    page.locator('main h1 ~ * button:visible, main h1 ~ button:visible'),
    page.locator('main tbody tr').first().getByRole('button'),
  ];
  for (const [at, some] of openers.entries()) {
    const count = Math.min(await some.count(), 4);
    for (let nth = 0; nth < count; nth += 1) {
      const button = some.nth(nth);
      if (!(await button.isEnabled().catch(() => false))) continue;
      // Whoever enters a property by it sees that property from then on.
      if (/เข้าโครงการ|เข้าทำงาน|เข้าสู่/.test((await button.textContent()) ?? '')) continue;
      await button.click({ timeout: 2000 }).catch(() => undefined);
      const menu = page.getByRole('menuitem').first();
      if (await menu.isVisible().catch(() => false)) await menu.click().catch(() => undefined);
      await page.waitForTimeout(600);
      if ((await page.locator('[role="dialog"]:visible, dialog[open]').count()) > 0) {
        const foot = await footOutOfSight(page);
        if (foot) out.push(foot);
        await shot(`dialog-${at}${nth}`);
      }
      await page.keyboard.press('Escape');
      await page.waitForTimeout(150);
      if ((await page.locator('[role="dialog"]:visible, dialog[open]').count()) > 0) return out;
    }
  }
  return out;
}

async function look(page, base, { route, address }, folder) {
  const name = route === '/' ? 'home' : route.slice(1).replaceAll(/[/[\]]+/g, '-');
  const shots = [];
  const shot = async (file, fullPage = false) => {
    const png = await page.screenshot({ fullPage });
    const path = `${name}-${file}.webp`;
    const image = sharp(png, { limitInputPixels: false });
    const { width, height } = await image.metadata();
    await image
      .extract({ left: 0, top: 0, width, height: Math.min(height, 3000) })
      .webp({ quality: 70 })
      .toFile(`${folder}/${path}`);
    shots.push(path);
  };
  const measured = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: heightOf(width) });
    // Each width begins anew: what a screen asked of its first width is not asked again.
    await page.goto(base + address);
    await settle(page);
    measured[width] = await measure(page);
    await shot(`${width}`, true);
    await setTheme(page, 'dark');
    await shot(`${width}-dark`);
    await setTheme(page, 'light');
    if (width === 820) continue;
    measured[width].foot = await feet(page, (file) => shot(`${width}-${file}`));
  }
  return { route, address, shots, measured };
}

runScript(async () => {
  const [label = 'now', only] = process.argv.slice(2);
  await alone(async () => {
    await install();
    await bundle();
    await buildPortal();
  });
  const folder = inRoot('.cache/pictures', label);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { base, stop } = await startPortal();
  const browser = await openChromium();
  try {
    const contexts = new Map();
    for (const account of people) {
      // Nothing is seen halfway between two colours.
      const context = await browser.newContext({
        ...{ locale: 'th-TH', timezoneId: 'Asia/Bangkok', reducedMotion: 'reduce' },
      });
      if (account) await signIn(context, base, account);
      contexts.set(account, context);
    }
    const looked = [];
    const failed = [];
    for (const route of screenRoutes.filter((one) => !only || one.includes(only))) {
      const opened = await open(contexts, base, route);
      if (!opened) continue;
      const page = await contexts.get(opened.account).newPage();
      // One screen that does not come keeps nobody from looking at the others.
      try {
        looked.push({
          account: opened.account,
          ...(await look(page, base, { route, ...opened }, folder)),
        });
      } catch (error) {
        failed.push(`${opened.address} as ${opened.account}: ${error.message.split('\n')[0]}`);
      }
      await page.close();
    }
    writeFileSync(`${folder}/figures.json`, JSON.stringify(looked, undefined, 1));
    writeFileSync(`${folder}/index.html`, album(label, looked));
    console.log(figures(looked));
    console.log(`Look at ${folder}/index.html`);
    if (failed.length > 0) throw new Error(`Not seen whole: ${failed.join('; ')}`);
  } finally {
    await browser.close();
    await stop();
  }
});
