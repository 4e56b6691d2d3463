import type { Page } from '@playwright/test';

/** What a screen's dress breaks at the width at which it is looked at, each by its first words. */
export interface Measured {
  /** Rows of a table that are higher than 60 px. */
  highRows: string[];
  /** Rows that are cards, higher than 76 px, with a picture or a field than 96. */
  highCards: string[];
  /** Tables that are wider than their frame. */
  overflowing: string[];
  /** Dates, times, sums and codes that go over two lines. */
  wrapped: string[];
  /** Texts that are cut, and that no title tells whole. */
  cut: string[];
  /** What is pressed and is less than 44 px high; asked for on phones alone. */
  small: string[];
  /** What is pressed and lies under something else of the screen. */
  covered: string[];
}

/** Measures what is shown at this width. */
export const measure = (page: Page): Promise<Measured> =>
  page.evaluate(async () => {
    // What follows the window's width by script does so in its next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const main = document.querySelector('main') ?? document.body;
    const said = (element: Element) =>
      `${element.tagName.toLowerCase()} ${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 48)}`;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const all = (selector: string) => [...main.querySelectorAll(selector)].filter(isShown);

    const rows = all('table:has(caption) > tbody > tr').filter(
      // What is open below a row is as high as it is.
      (row) => !row.querySelector('details[open], form, textarea, section'),
    );
    const isCard = (row: Element) => getComputedStyle(row).display !== 'table-row';
    const higher = (row: Element, px: number) => row.getBoundingClientRect().height > px + 0.5;
    const told = (row: Element) => `${Math.round(row.getBoundingClientRect().height)} ${said(row)}`;

    // A date, a time, a sum, a telephone's or a document's number, a unit's.
    const whole =
      /\d{1,2} (?:[ก-๙]{1,3}\.[ก-๙]{0,2}\.?|[A-Z][a-z]{2,8}|[ก-๙]{2,9}(?:คม|ยน|ธ์)) ?\d{4}|\d{1,2}[/.]\S{1,5}[/.]\d{2,4}|\d{1,2}:\d{2}|\d[\d,]*\.\d{2}|\b[A-Z]{1,4}[\d/]*-[\dA-Z/-]*\d|\b0\d{1,2}-\d{3,4}-\d{3,4}/gu;
    const wrapped: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      // What people have written breaks where it will.
      const written = 'textarea, [contenteditable], h1, main [lang]';
      if (!holder || !isShown(holder) || holder.closest(written)) continue;
      for (const { 0: found, index } of (node.textContent ?? '').matchAll(whole)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = lines;
        if (first && lines.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
          wrapped.push(found);
      }
    }

    const isCut = (element: Element) => {
      const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(element);
      if (textOverflow === 'ellipsis' && overflowX !== 'visible')
        return element.scrollWidth > element.clientWidth + 1;
      return webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1;
    };
    const isTold = (element: Element) => {
      // Tables say what is cut once the pointer is there.
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      return element.closest('[title]') !== null || element.querySelector('[title]') !== null;
    };

    const isInText = (element: Element) => {
      const around = element.parentElement;
      return (
        element.tagName === 'A' &&
        getComputedStyle(element).display === 'inline' &&
        around !== null &&
        around.textContent !== element.textContent
      );
    };
    /** What a finger meets: the field or label around it, the whole of a row that its link covers. */
    const touched = (element: Element) => {
      const heights = [element, element.closest('label'), element.closest('.ant-select')].map(
        (one) => one?.getBoundingClientRect().height ?? 0,
      );
      const { content, position, inset } = getComputedStyle(element, '::after');
      const covers = content !== 'none' && position === 'absolute' && inset === '0px';
      const holder = covers ? element.closest('tr, li, article') : null;
      return Math.max(...heights, holder?.getBoundingClientRect().height ?? 0);
    };
    /** A card's columns have no heads but for those who hear them. */
    const isHeard = (element: Element) => {
      const head = element.closest('thead');
      return head !== null && head.getBoundingClientRect().height < 2;
    };
    /** What lies over the middle of it, once it is in the middle of the window. */
    const over = (element: Element) => {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      const own = element.closest('label, .ant-select, .ant-upload') ?? element;
      const isOwn = !met || own.contains(met) || met.contains(element);
      return isOwn || !main.contains(met) ? null : met;
    };
    /** What was looked for is out of the way again. */
    const back = () => {
      for (const element of main.querySelectorAll('*')) element.scrollLeft = 0;
      window.scrollTo(0, 0);
    };
    const pressed = 'a[href], button, summary, select, input:not([type="hidden"]), [role="button"]';
    const measured = {
      highRows: rows.filter((row) => !isCard(row) && higher(row, 60)).map(told),
      highCards: rows
        .filter(
          (row) =>
            isCard(row) &&
            higher(row, row.querySelector('[class*="picture"], input[inputmode]') ? 96 : 76),
        )
        .map(told),
      overflowing: all('table')
        .filter((table) => !table.closest('.visually-hidden'))
        .filter(({ parentElement: frame }) => frame && frame.scrollWidth > frame.clientWidth + 1)
        .map(
          (table) =>
            `${table.parentElement?.scrollWidth} of ${table.parentElement?.clientWidth} ${said(table)}`,
        ),
      wrapped,
      cut: all('*')
        .filter(isCut)
        .filter((element) => !isTold(element))
        .map(said),
      small: all(pressed)
        .filter((element) => !isInText(element) && !isHeard(element) && touched(element) < 43.5)
        .map((element) => `${Math.round(touched(element))} ${said(element)}`),
      covered: all(pressed)
        .filter((element) => !isInText(element) && !isHeard(element))
        .flatMap((element) => {
          const upon = over(element);
          return upon ? `${said(element)} by ${said(upon)}` : [];
        }),
    };
    back();
    return measured;
  });

/** The foot of what is open, where it is not within the window; nothing where no dialog is open. */
export const footOutOfSight = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')].filter(
      (one) => one.getBoundingClientRect().height > 1,
    );
    const buttons = [...(dialogs.at(-1)?.querySelectorAll('button') ?? [])].filter(
      (one) => one.getBoundingClientRect().height > 1,
    );
    const foot = buttons.at(-1)?.getBoundingClientRect();
    if (!foot || foot.bottom <= window.innerHeight + 0.5) return undefined;
    return `${buttons.at(-1)?.textContent} ends at ${Math.round(foot.bottom)} of ${window.innerHeight}`;
  });
