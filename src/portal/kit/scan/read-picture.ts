import { BrowserQRCodeReader } from '@zxing/browser';
import { DecodeHintType } from '@zxing/library';

/** Pixels of the longer side: a code of a slip is a tenth of it. */
const sides = [1600, 2600, 900];

/** What a QR code in a picture says, read here: the picture goes nowhere. Undefined where none is found. */
export async function readPicture(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const reader = new BrowserQRCodeReader(new Map([[DecodeHintType.TRY_HARDER, true]]));
  try {
    for (const side of sides) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      try {
        return reader.decodeFromCanvas(canvas).getText().trim();
      } catch {
        // Not at this size.
      }
    }
    return undefined;
  } finally {
    picture.close();
  }
}
