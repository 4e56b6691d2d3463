import type { PointerEvent } from 'react';

/** Of elements that this has given a title. */
const ours = 'tellsCut';

const isCut = (element: HTMLElement) =>
  element.scrollWidth > element.clientWidth + 1 &&
  getComputedStyle(element).textOverflow === 'ellipsis';

/** For `onPointerOver`: what is cut below the pointer says the whole of its text, where no title of its own says more. */
export function tellCut({ target, currentTarget }: PointerEvent<HTMLElement>): void {
  for (let at = target as HTMLElement | null; at && at !== currentTarget; at = at.parentElement) {
    if (at.title && at.dataset[ours] === undefined) return;
    if (!isCut(at)) continue;
    at.title = at.textContent ?? '';
    at.dataset[ours] = '';
    return;
  }
}
