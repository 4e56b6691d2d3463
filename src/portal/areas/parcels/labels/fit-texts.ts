const step = 0.93;
const mostRounds = 24;

const isCut = (element: HTMLElement) =>
  element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;

/**
 * Shrinks every `data-fit` text below `root` until nothing of it is cut. All are measured before any
 * is changed, so that a round costs one layout, however many labels there are.
 */
export function fitTexts(root: HTMLElement): void {
  let texts = [...root.querySelectorAll<HTMLElement>('[data-fit]')];
  for (const text of texts) text.style.removeProperty('--fit');
  let fit = 1;
  for (let round = 0; round < mostRounds && texts.length > 0; round++) {
    texts = texts.filter(isCut);
    fit *= step;
    for (const text of texts) text.style.setProperty('--fit', fit.toFixed(3));
  }
}
