import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Rows of one table are alike, and axe takes its time for each: it looks at so many of the first. */
const alike = 'tbody > tr:nth-child(n + 21)';

/**
 * What axe finds wrong, of any weight. It is read by each document once, however often that is looked
 * at, and sees no frames: no page of ours has any.
 */
export async function violations(page: Page, ...onlyRules: string[]) {
  if (page.frames().length > 1) throw new Error('axe would not see into the frames of this page');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([rules, exclude]) => {
      const some = rules.length > 0 && { runOnly: rules };
      const options = { resultTypes: ['violations' as const], ...some };
      return (await window.axe.run({ exclude }, options)).violations;
    },
    [onlyRules, alike] as const,
  );
}

/** What keeps somebody out, in few words: the rule, and where. */
export async function barriers(page: Page, ...onlyRules: string[]): Promise<string[]> {
  return (await violations(page, ...onlyRules))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What stands out of the page at its right, so that the page can be scrolled sideways. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What follows the window's width by script does so in its next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
      .concat(`${scrollWidth} px of ${clientWidth}`);
  });

/** What a document says before any script runs. */
export interface FirstHtml {
  lang: string;
  rows: number;
  /** Keys that stand where their text should, `list.search`. */
  bareKeys: string[];
}

/** Reads a document's HTML in the page, without opening it. */
export const firstHtml = (page: Page, html: string): Promise<FirstHtml> =>
  page.evaluate((source) => {
    const read = new DOMParser().parseFromString(source, 'text/html');
    const texts = [
      ...read.querySelectorAll('h1, h2, h3, button, th, label, legend, option, nav a, p'),
    ].map(({ textContent }) => textContent ?? '');
    return {
      lang: read.documentElement.lang,
      rows: read.querySelectorAll('main table:has(caption) tbody tr').length,
      // The name of a file is none.
      bareKeys: texts.filter((text) =>
        /(^|\s)[a-z]+(\.(?!png|jpg|pdf|xlsx)[a-z][A-Za-z]*)+(\s|$)/.test(text),
      ),
    };
  }, html);
