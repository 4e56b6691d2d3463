import { Zip, ZipPassThrough } from 'fflate';

/** One file of an archive. */
export interface ZippedFile {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Those of a property's uploads that are named, as files. */
export type KeptFiles = (propertyId: string, ids: readonly string[]) => AsyncIterable<ZippedFile>;

/** A zip file of files as they are, piece by piece: no more of it is held than a piece of one of them. */
export async function* zipped(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for await (const { name, content } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    for await (const piece of content) {
      entry.push(piece);
      yield* made.splice(0);
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* made;
}
