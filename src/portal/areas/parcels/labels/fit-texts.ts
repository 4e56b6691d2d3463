/** Each size that is tried is so much of the next larger one. */
const step = 0.93;
const smallest = 24;

const isCut = (element: HTMLElement) =>
  element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;

/** Texts that fit alike: the same words in the same line of as much room. */
interface Alike {
  texts: HTMLElement[];
  /** Of the sizes from 0, the whole one: the largest that may fit, and one that does. */
  from: number;
  to: number;
}

function groups(texts: readonly HTMLElement[]): Alike[] {
  const known = new Map<string, Alike>();
  for (const text of texts) {
    const { className, parentElement, clientWidth, textContent } = text;
    const key = [className, parentElement?.className, clientWidth, textContent].join('\n');
    const alike = known.get(key);
    if (alike) alike.texts.push(text);
    else known.set(key, { texts: [text], from: 0, to: smallest });
  }
  return [...known.values()];
}

const middle = ({ from, to }: Alike) => Math.floor((from + to) / 2);

const setSize = (text: HTMLElement | undefined, size: number) =>
  text?.style.setProperty('--fit', (step ** size).toFixed(3));

/**
 * Shrinks every `data-fit` text below `root` until nothing of it is cut. One text stands for all that
 * are alike, and all are measured before any is changed: a round costs one layout, however many there
 * are, and there are five.
 */
export function fitTexts(root: HTMLElement): void {
  const texts = [...root.querySelectorAll<HTMLElement>('[data-fit]')];
  for (const text of texts) text.style.removeProperty('--fit');
  const cut = groups(texts).filter(({ texts: [first] }) => first && isCut(first));
  for (let open = cut; open.length > 0; open = open.filter(({ from, to }) => from < to)) {
    for (const alike of open) setSize(alike.texts[0], middle(alike));
    const tooLarge = open.map(({ texts: [first] }) => first !== undefined && isCut(first));
    for (const [at, alike] of open.entries()) {
      if (tooLarge[at]) alike.from = middle(alike) + 1;
      else alike.to = middle(alike);
    }
  }
  for (const { texts: all, to } of cut) for (const text of all) setSize(text, to);
}
