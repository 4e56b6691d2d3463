import { keptHere } from './kept-here';

type Heard = (key: string, event: KeyboardEvent) => void;

/** Keys that come closer after a letter than this are a scanner's, ms. */
const scannerPace = 40;

/** What is printed on keys whose Thai layout types something else. */
const printed: Record<string, string> = {
  KeyJ: 'j',
  KeyK: 'k',
  KeyX: 'x',
  Period: '.',
  Slash: '/',
};
const isThai = (key: string) => /^[\u0e00-\u0e7f]$/.test(key);

function meantBy({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  if (!isThai(key)) return key;
  return shiftKey ? { Slash: '?' }[code] : printed[code];
}

/** Where keys already mean something: forms, what is typed into, and what has arrow keys of its own. */
const taken =
  'form, input:not([type=checkbox]), textarea, select, [contenteditable=true], [popover], [role=tablist], [role=toolbar], [role=menu], [role=combobox]';

const isSeen = (element: Element) => element.checkVisibility?.() ?? true;
const isAsked = () => {
  const dialogs = document.querySelectorAll('dialog[open], [role=dialog][aria-modal=true]');
  return [...dialogs].some(isSeen);
};

const listeners = new Set<Heard>();
let letterAt = Number.NEGATIVE_INFINITY;

function pressed(event: KeyboardEvent) {
  const { key, timeStamp, target } = event;
  const isScanned = !event.repeat && timeStamp - letterAt < scannerPace;
  if (key.length === 1) letterAt = timeStamp;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.isComposing || (target instanceof Element && target.closest(taken)) || isAsked())
    return;
  if (isScanned) {
    // A code that nobody asked for opens nothing, though it ends with Enter.
    event.preventDefault();
    return;
  }
  const meant = meantBy(event);
  if (meant?.length === 1 && !keptHere.read().letters) return;
  if (meant) for (const heard of listeners) heard(meant, event);
}

/**
 * Hears keys that are commands, as on an English keyboard: pressed while nothing is typed into, no dialog asks
 * something and no scanner sends. Answers the way to stop.
 */
export function hearCommands(heard: Heard): () => void {
  if (listeners.size === 0) document.addEventListener('keydown', pressed);
  listeners.add(heard);
  return () => {
    listeners.delete(heard);
    if (listeners.size === 0) document.removeEventListener('keydown', pressed);
  };
}
