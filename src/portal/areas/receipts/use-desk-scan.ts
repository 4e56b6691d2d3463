import { type KeyboardEvent, useRef } from 'react';
import { scannerMs } from '@/portal/kit/scan/scan-run';
import { scannedKey } from '@/portal/kit/scan/scanned-key';

/** A bill's QR or barcode, or an invoice's number with or without its dashes. */
export const isInvoiceCode = (text: string) =>
  /^(\|\d{13,15}|0002\d\d|[A-Z0-9]+-?IV\d{4}-?\d{6})/i.test(text.trim());

/** ms after which a barcode has no further line: it sends an Enter between its four. */
const barcodeMs = 120;

interface Run {
  text: string;
  at: number;
  field: HTMLInputElement | undefined;
  /** What stood in the field before. */
  before: string;
  timer?: ReturnType<typeof setTimeout>;
}

/** React hears of the change only by the event that typing would have caused. */
function putBack({ field, before }: Run): void {
  if (!field || field.type === 'checkbox' || field.type === 'radio') return;
  field.setRangeText(before, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const letterOf = (event: KeyboardEvent) =>
  event.code === 'Backslash' && event.shiftKey ? '|' : (scannedKey(event) ?? event.key);

/**
 * Hears an invoice's code that a scanner types into any field of the desk, for `onKeyDownCapture`: the field
 * gets back what stood there, and the scanner's Enter does nothing else.
 */
export function useDeskScan(onCode: (code: string) => void) {
  const run = useRef<Run>({ text: '', at: Number.NEGATIVE_INFINITY, field: undefined, before: '' });
  const told = useRef(onCode);
  told.current = onCode;
  function end() {
    clearTimeout(run.current.timer);
    const { text } = run.current;
    putBack(run.current);
    run.current = { text: '', at: Number.NEGATIVE_INFINITY, field: undefined, before: '' };
    told.current(text.trimEnd());
  }
  return (event: KeyboardEvent) => {
    const isBarcode = run.current.text.startsWith('|');
    const isQuick = event.timeStamp - run.current.at < (isBarcode ? barcodeMs : scannerMs);
    if (event.key === 'Enter') {
      if (!isQuick || !isInvoiceCode(run.current.text)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isBarcode) return end();
      run.current.text += '\r';
      run.current.at = event.timeStamp;
      clearTimeout(run.current.timer);
      run.current.timer = setTimeout(end, barcodeMs);
      return;
    }
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return;
    if (!isQuick) {
      const field = event.target instanceof HTMLInputElement ? event.target : undefined;
      run.current = { text: '', at: 0, field, before: field?.value ?? '' };
    }
    run.current.text += letterOf(event);
    run.current.at = event.timeStamp;
  };
}
