import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What keeps somebody out, in few words: the rule, and where. */
export async function barriers(page: Page, ...onlyRules: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (onlyRules.length > 0 ? axe.withRules(onlyRules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What stands out of the page at its right, so that the page can be scrolled sideways. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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
      bareKeys: texts.filter((text) => /(^|\s)[a-z]+(\.[a-z][A-Za-z]*)+(\s|$)/.test(text)),
    };
  }, html);
