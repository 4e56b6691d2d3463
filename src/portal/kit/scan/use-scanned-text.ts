import { type KeyboardEvent, useRef } from 'react';
import { scannedKey } from './scanned-key';

/**
 * For a field that takes Thai words as well as codes: what its keys would have typed under an English
 * layout. Whoever reads the field can then ask for the words first and for the code after them.
 */
export function useScannedText() {
  const written = useRef({ typed: '', scanned: '' });
  const pressed = useRef('');
  return {
    /** For the field's `onKeyDown`. */
    press(event: KeyboardEvent) {
      pressed.current = scannedKey(event) ?? (event.key.length === 1 ? event.key : '');
    },
    /** For its `onChange`: the field's value as it was meant by a scanner. */
    read(value: string): string {
      // The only letter is the first: whoever reads the field may have emptied it.
      const { typed, scanned } = value.length > 1 ? written.current : { typed: '', scanned: '' };
      const isNext = value.length === typed.length + 1 && value.startsWith(typed);
      const next = isNext && pressed.current ? scanned + pressed.current : value;
      written.current = { typed: value, scanned: next };
      pressed.current = '';
      return next;
    },
    /** The same of what was read last. */
    meant: () => written.current.scanned,
  };
}

/** Whether it may be a code that a scanner typed: Latin capitals, digits and dashes, some of each. */
export const looksScanned = (text: string) => /^(?=.*\d)[0-9A-Z/-]{6,}$/.test(text);

/** Both ways to read what is in the field, the likelier first: by its letters and by its keys. */
export const readings = (typed: string, scanned: string): string[] =>
  looksScanned(scanned) ? [scanned] : [...new Set([typed, scanned])].filter(Boolean);
