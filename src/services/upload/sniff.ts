import { open } from 'node:fs/promises';
import type { FileKind } from '@/contracts/upload/upload-types';
import { officeKind } from './office';

const starts: readonly [FileKind, (head: Buffer) => boolean][] = [
  ['jpeg', (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (head) => head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['webp', (head) => /^RIFF....WEBP/s.test(head.toString('latin1', 0, 12))],
  ['pdf', (head) => head.toString('latin1', 0, 5) === '%PDF-'],
];

/** What a file is by its own bytes; `null` for anything that is not accepted anywhere. */
export async function sniff(path: string): Promise<FileKind | null> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    const head = buffer.subarray(0, bytesRead);
    const known = starts.find(([, fits]) => fits(head));
    if (known) return known[0];
    return head.toString('latin1', 0, 4) === 'PK\x03\x04' ? await officeKind(file) : null;
  } finally {
    await file.close();
  }
}
