import { BrowserMultiFormatReader } from '@zxing/browser';
import { BarcodeFormat, DecodeHintType } from '@zxing/library';

const { QR_CODE, DATA_MATRIX, CODE_128, CODE_39, EAN_13, ITF } = BarcodeFormat;
/** What labels of parcels carry; the fewer, the sooner one is found. */
const formats = [QR_CODE, DATA_MATRIX, CODE_128, CODE_39, EAN_13, ITF];
/** Between two looks, ms. */
const delays = { delayBetweenScanAttempts: 120, delayBetweenScanSuccess: 250 };
const camera = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };

/**
 * Shows the camera that looks away from the person, and tells every code that it sees, the same again and again.
 * Answers what stops it; rejects with the browser's `DOMException` where there is no camera, or none is allowed.
 */
export async function readCodes(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
): Promise<() => void> {
  const hints = new Map([[DecodeHintType.POSSIBLE_FORMATS, formats]]);
  const reader = new BrowserMultiFormatReader(hints, delays);
  const controls = await reader.decodeFromConstraints({ video: camera }, video, (result) => {
    const code = result?.getText().trim();
    if (code) onCode(code);
  });
  return () => controls.stop();
}
