import type { KeyboardEvent } from 'react';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const others: Record<string, string> = { Minus: '-', NumpadSubtract: '-', Slash: '/' };

/** The letter, digit or dash printed on a key, whatever layout is switched on. */
function printedOn(code: string): string | undefined {
  return /^Key([A-Z])$/.exec(code)?.[1] ?? /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? others[code];
}

/**
 * What a key press means in a field for codes, where it is not what was typed; else `null`. Scanners
 * press keys as on an English keyboard: with a Thai layout on, `2` arrives as `/`, `3` as `-` and
 * letters as Thai ones. A Latin letter or digit is always taken as typed.
 */
export function scannedKey({ key, code, shiftKey, ctrlKey, altKey, metaKey }: Key): string | null {
  if (key.length !== 1 || ctrlKey || altKey || metaKey || /^[0-9A-Za-z ]$/.test(key)) return null;
  const meant = printedOn(code);
  if (!meant || meant === key) return null;
  const isThai = /[\u0e00-\u0e7f]/.test(key);
  // `@` over the 2 of an English keyboard is what it says.
  return shiftKey && !isThai && !/^Key/.test(code) ? null : meant;
}

/** The digit on the key, whatever layout is switched on; else `NaN`. */
export const digitOf = ({ key, code, shiftKey }: Pick<Key, 'key' | 'code' | 'shiftKey'>): number =>
  key.length === 1 && !shiftKey ? Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]) : Number.NaN;

/** Writes what a scanner means in place of what the layout typed; for a code field's `onKeyDown`. */
export function typeAsScanned(event: KeyboardEvent<HTMLInputElement>): void {
  const meant = scannedKey(event);
  if (meant === null) return;
  event.preventDefault();
  const input = event.currentTarget;
  input.setRangeText(meant, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  // React hears of the change only by the event that typing would have caused.
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
