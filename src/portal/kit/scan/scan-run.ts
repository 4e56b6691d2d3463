import type { KeyboardEvent } from 'react';
import { scannedKey } from './scanned-key';

/** ms: nobody's two keys are as close; a scanner's all are. */
export const scannerMs = 30;
/** No code that is scanned has fewer letters. */
const least = 6;

/**
 * Follows keys that are pressed, for `onKeyDownCapture`: says which begins a run that a scanner may have sent, and
 * the run's whole text at an Enter that comes as soon.
 */
export function scanRun() {
  let text = '';
  let at = Number.NEGATIVE_INFINITY;
  return (event: KeyboardEvent): 'begins' | { code: string } | undefined => {
    const isQuick = event.timeStamp - at < scannerMs;
    if (event.key === 'Enter') {
      at = Number.NEGATIVE_INFINITY;
      return isQuick && text.length >= least ? { code: text } : undefined;
    }
    if (event.key.length !== 1) return undefined;
    at = event.timeStamp;
    const letter = scannedKey(event) ?? event.key;
    text = isQuick ? text + letter : letter;
    return isQuick ? undefined : 'begins';
  };
}
