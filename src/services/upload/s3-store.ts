import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { callS3, S3Refusal, type S3Settings } from './s3-client';
import { openIncoming } from './scratch';
import { type FileStore, StoreProblem, type UploadFolders } from './store';
import { tryStore } from './try-store';

/** A bucket may hold other things too. */
const prefix = 'uploads/';

const tag = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
const plain = (xml: string) =>
  xml.replace(/&(\w+);/g, (whole, name) => entities.get(name) ?? whole);

function s3Store(s3: S3Settings): FileStore {
  return {
    async put(key, file) {
      (await callS3(s3, { method: 'PUT', key: prefix + key, file })).resume();
      await rm(file);
    },
    get: (key) => callS3(s3, { method: 'GET', key: prefix + key }),
    async remove(key) {
      (await callS3(s3, { method: 'DELETE', key: prefix + key })).resume();
    },
    async *listBefore(instant) {
      let next = '';
      do {
        const query = { 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) };
        const page = await text(await callS3(s3, { method: 'GET', query }));
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          if (new Date(tag(entry, 'LastModified')) >= instant) continue;
          yield plain(tag(entry, 'Key')).slice(prefix.length);
        }
        next = plain(tag(page, 'NextContinuationToken'));
      } while (next);
    },
  };
}

function whyNot(error: unknown): string {
  if (error instanceof S3Refusal) return `it answers ${error.status} ${error.reason}`.trim();
  return (error as NodeJS.ErrnoException).code ?? (error as Error).message;
}

/**
 * Keeps uploads in a bucket; they come in through a local folder. Puts, reads, lists and removes a
 * file first, and throws `StoreProblem` where that fails.
 */
export async function openS3Store(s3: S3Settings, folder: string): Promise<UploadFolders> {
  const incoming = await openIncoming(folder);
  const store = s3Store(s3);
  try {
    await tryStore({ store, incoming });
    const one = { 'list-type': '2', prefix, 'max-keys': '1' };
    (await callS3(s3, { method: 'GET', query: one })).resume();
  } catch (error) {
    throw new StoreProblem(
      `Bucket ${s3.bucket} at ${new URL(s3.endpoint).host} cannot be used (${whyNot(error)}): check S3_ENDPOINT, S3_REGION, S3_BUCKET, the keys and S3_FORCE_PATH_STYLE.`,
    );
  }
  return { store, incoming, place: `${s3.endpoint} ${s3.bucket}` };
}
