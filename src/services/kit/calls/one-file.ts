import type { IncomingFile } from '@/contracts/kit/calls/files';
import { invalidField, Problem } from '@/services/kit/calls/problem';

const megabyte = 1024 * 1024;

/** A call's one file, whole: for what is small and has to be looked at from its end. */
export async function oneFile(
  files: AsyncIterable<IncomingFile>,
  megabytes: number,
): Promise<{ name: string; bytes: Buffer }> {
  let taken: { name: string; bytes: Buffer } | undefined;
  for await (const { name, content } of files) {
    if (taken) throw new Problem('UPLOAD_TOO_MANY', { most: 1 });
    const pieces: Uint8Array[] = [];
    let length = 0;
    for await (const piece of content) {
      length += piece.length;
      if (length > megabytes * megabyte) {
        throw new Problem('UPLOAD_TOO_LARGE', { name: name.slice(0, 100), most: megabytes });
      }
      pieces.push(piece);
    }
    taken = { name: name.slice(-150), bytes: Buffer.concat(pieces) };
  }
  if (!taken) throw invalidField('files', 'required');
  return taken;
}
