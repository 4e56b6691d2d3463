import { strFromU8, unzipSync } from 'fflate';

/** The files of a zip file as texts, by their names. */
export async function unzipped(zip: Blob): Promise<Record<string, string>> {
  const files = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer())));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}
