import type { OutgoingFile } from '@/contracts/kit/calls/files';
import type { LetterFile } from './post';

/** A document as it goes with a letter. */
export async function letterFile({ name, type, content }: OutgoingFile): Promise<LetterFile> {
  const pieces: Uint8Array[] = [];
  if (content instanceof Uint8Array) pieces.push(content);
  else for await (const piece of content) pieces.push(piece);
  return { filename: name, contentType: type, content: Buffer.concat(pieces) };
}
