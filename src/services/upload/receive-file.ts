import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { IncomingFile } from '@/contracts/kit/calls/files';
import { fileKinds, type UploadRule } from '@/contracts/upload/upload-types';
import { Problem } from '@/services/kit/calls/problem';
import { displayName, nameOfKind } from './display-name';
import { type Kept, keepFile, keepImage } from './keep';
import { withScratch } from './scratch';
import { sniff } from './sniff';
import type { UploadFolders } from './store';

const megabyte = 1024 * 1024;

/** Writes a file down as it comes, and stops at the type's limit; there has to be something of it. */
async function writeDown(file: IncomingFile, path: string, rule: UploadRule, name: string) {
  let bytes = 0;
  async function* metered(content: AsyncIterable<Uint8Array>) {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > rule.mostMegabytes * megabyte) {
        throw new Problem('UPLOAD_TOO_LARGE', { name, most: rule.mostMegabytes });
      }
      yield chunk;
    }
  }
  await pipeline(file.content, metered, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (bytes === 0) throw new Problem('UPLOAD_EMPTY', { name });
}

/** Receives one file, looks at what it is, and keeps it clean; leaves nothing where it is refused. */
export const receiveFile = (
  file: IncomingFile,
  rule: UploadRule,
  { folders, by }: { folders: UploadFolders; by: string },
): Promise<Kept> =>
  withScratch(folders.incoming, async (path) => {
    const name = displayName(file.name);
    await writeDown(file, path, rule, name);
    const kind = await sniff(path);
    if (!kind || !rule.kinds.includes(kind)) {
      const kinds = rule.kinds.map((known) => fileKinds[known].label).join(', ');
      throw new Problem('UPLOAD_KIND', { name, kinds });
    }
    if (fileKinds[kind].image) return keepImage(folders, { from: path, name, rule, by });
    return keepFile(folders, path, { name: nameOfKind(name, kind), kind });
  });
