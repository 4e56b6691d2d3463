import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openChromium } from '../chromium.mjs';
import { CommandFailed } from '../command.mjs';
import { baht } from './month/bank-file.mjs';
import { chase, close } from './month/closing.mjs';
import { desk, online, statement } from './month/collecting.mjs';
import { handAt, secondsOf } from './month/hand.mjs';
import { issue, readings } from './month/issuing.mjs';
import { figuresByPapers } from './month/papers.mjs';
import { figuresOnScreens } from './month/screens.mjs';
import { signIn, startPortal } from './portal.mjs';
import { printTable } from './table.mjs';

/** This month, which is collected and closed, and the next, which is read and issued. */
function monthsOf(day) {
  const [year, month] = day.split('-').map(Number);
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  return { now: day.slice(0, 7), next: `${next[0]}-${String(next[1]).padStart(2, '0')}` };
}

/** The village's manager, who does its money too, at a desk. */
async function openDesk(base) {
  const browser = await openChromium();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...{ locale: 'th-TH', timezoneId: 'Asia/Bangkok', acceptDownloads: true },
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addCookies(
    (await signIn(base, 'village')).split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: base };
    }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(base);
  return { browser, page };
}

/** Does the month at a portal: what each step took, and what the screens say after it. */
export async function doMonth(base, day) {
  const { browser, page } = await openDesk(base);
  const run = { browser, page, base, day, months: monthsOf(day), hand: handAt(page) };
  try {
    for (const part of [readings, chase, issue, statement, desk, online, close]) await part(run);
    const screens = await figuresOnScreens(run);
    return { steps: run.hand.steps, matched: run.matched, screens };
  } catch (error) {
    const picture = join(tmpdir(), 'bench-month.png');
    await page.screenshot({ path: picture });
    throw new Error(`${page.url()}: ${picture}`, { cause: error });
  } finally {
    await browser.close();
  }
}

function printSteps(steps) {
  const all = { title: 'in all', clicks: 0, keys: 0, pages: 0, homes: 0, thoughts: 0, ms: 0 };
  for (const step of steps) {
    for (const name of Object.keys(all)) if (name !== 'title') all[name] += step[name];
  }
  printTable(
    'A month of the village by hand',
    ['step', 'clicks', 'keys', 'pages', 'thoughts', 'minutes by the model', 'machine, s'],
    [...steps, all].map((step) => [
      ...[step.title, step.clicks, step.keys, step.pages, step.thoughts],
      ...[(secondsOf(step) / 60).toFixed(1), (step.ms / 1000).toFixed(1)],
    ]),
  );
}

/** Prints each sum of the screens beside the papers', and answers those that differ. */
export function compare(screens, papers) {
  const names = [...new Set([...Object.keys(screens), ...Object.keys(papers)])];
  const differing = names.filter((name) => (screens[name] ?? 0) !== (papers[name] ?? 0));
  printTable(
    'Each sum, in baht',
    ['sum', 'on the screen', 'by the papers alone', ''],
    names.map((name) => [
      ...[name, baht(screens[name] ?? 0), baht(papers[name] ?? 0)],
      differing.includes(name) ? 'DIFFERS' : '',
    ]),
  );
  return differing;
}

/**
 * A finance officer's month from readings to a matched statement, closed and reported, at the screens of the demo's
 * village; then each sum that they show beside what the raw rows of the papers come to.
 */
export async function month() {
  const home = mkdtempSync(join(tmpdir(), 'niti-bench-'));
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();
  const { base, stop } = await startPortal({ home });
  try {
    const { steps, matched, screens } = await doMonth(base, day).finally(stop);
    printSteps(steps);
    console.log(`\n${matched}`);
    const papers = await figuresByPapers(home, { day, period: monthsOf(day).now });
    const differing = compare(screens, papers);
    console.log(`\n${Object.keys(screens).length} sums, of which ${differing.length} differ.`);
    if (differing.length > 0) throw new CommandFailed(1);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
