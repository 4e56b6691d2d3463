import { ReceivedFile } from '@/contracts/kit/calls/files';

function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // A name that says nothing is none.
  }
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? '';
}

/** The bytes of an answer with the name and the number of rows that its headers say. */
export function receivedFile(
  content: Blob,
  headers: Readonly<Record<string, unknown>>,
): ReceivedFile {
  const rows = headers['x-row-count'];
  const name = nameIn(String(headers['content-disposition'] ?? ''));
  return new ReceivedFile(content, name, rows === undefined ? null : Number(rows));
}
