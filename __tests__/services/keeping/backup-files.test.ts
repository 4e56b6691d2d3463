/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Checksum, checkSums, hashOfFile, writeSums } from '@/services/keeping/checksums';
import { readManifest } from '@/services/keeping/manifest';
import {
  bringFiles,
  fetchFiles,
  missingFiles,
  requireOwnFiles,
} from '@/services/keeping/stored-files';
import { differences } from '@/services/keeping/tally';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'niti-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Keeps these, and answers the list's own checksum. */
async function kept(paths: string[]) {
  const sums = await Promise.all(
    paths.map(async (path): Promise<Checksum> => {
      writeFileSync(join(folder, path), `what is in ${path}`);
      return { path, sha256: (await hashOfFile(join(folder, path))).sha256 };
    }),
  );
  return { sums, own: await writeSums(folder, sums) };
}

test('a backup is read whole, and refused where one of its files is cut, missing or another', async () => {
  const { sums, own } = await kept(['database.dump', 'other']);
  expect(await checkSums(folder, own)).toEqual(sums);
  truncateSync(join(folder, 'other'), 5);
  await expect(checkSums(folder, own)).rejects.toThrow('other is damaged');
  rmSync(join(folder, 'other'));
  await expect(checkSums(folder, own)).rejects.toThrow('other is missing');
});

test('a list of files that is not the one that was kept is refused, and so is one that leads elsewhere', async () => {
  const { own } = await kept(['database.dump']);
  const outside = await writeSums(folder, [{ path: '../outside', sha256: '0'.repeat(64) }]);
  await expect(checkSums(folder, own)).rejects.toThrow('missing or damaged');
  await expect(checkSums(folder, outside)).rejects.toThrow('outside of the backup');
});

test('what is no backup says so', async () => {
  await expect(readManifest(folder)).rejects.toThrow('has no manifest.json');
  for (const said of ['{"of":', '{"of":"another"}', '[]']) {
    writeFileSync(join(folder, 'manifest.json'), said);
    await expect(readManifest(folder)).rejects.toThrow('damaged, or of another product');
  }
});

const id = (end: string) => `0192f0c8-1111-7222-8333-4444555566${end}`;

/** A store in memory, with its probes. */
function storeOf(files: Record<string, string>) {
  const held = new Map(Object.entries(files));
  return {
    held,
    put: async (key: string, file: string) => {
      held.set(key, (await import('node:fs')).readFileSync(file, 'utf8'));
    },
    get: async (key: string) => {
      const text = held.get(key);
      if (text === undefined) throw Object.assign(new Error('gone'), { code: 'ENOENT' });
      return Readable.from([Buffer.from(text)]);
    },
    async *listBefore() {
      yield* held.keys();
    },
  };
}

test('files go into a backup and out of it, and what the database names in vain is told', async () => {
  const files = { [`${id('01')}.file`]: 'one', [`${id('01')}.thumbnail`]: 'small' };
  const { sums } = await fetchFiles(storeOf({ ...files, 'x.probe': 'probe' }), folder);
  expect(sums).toHaveLength(2);
  const [{ sha256 } = { sha256: '' }] = sums;
  expect(missingFiles([{ id: id('01'), sha256 }], sums)).toEqual([]);
  expect(
    missingFiles(
      [
        { id: id('01'), sha256: 'other' },
        { id: id('02'), sha256 },
      ],
      sums,
    ),
  ).toEqual([id('01'), id('02')]);
  const store = storeOf({});
  const incoming = join(folder, 'incoming');
  mkdirSync(incoming);
  await bringFiles({ store, incoming }, folder, sums);
  expect(Object.fromEntries(store.held)).toEqual(files);
  await requireOwnFiles(store, sums);
  store.held.set(`${id('03')}.file`, 'of somebody else');
  await expect(requireOwnFiles(store, sums)).rejects.toThrow('not empty');
});

test('a store that answers something else than it was given is told', async () => {
  const { sums } = await fetchFiles(storeOf({ [`${id('01')}.file`]: 'one' }), folder);
  const store = { ...storeOf({ [`${id('01')}.file`]: 'another' }), put: async () => {} };
  const incoming = join(folder, 'incoming');
  mkdirSync(incoming);
  await expect(bringFiles({ store, incoming }, folder, sums)).rejects.toThrow('as it was kept');
});

test('a row that moved from one property to another, or money between two bills, is a difference', () => {
  const of = (rows: string, total: string, digest: string) => ({ rows, sums: { total }, digest });
  const was = { invoices: { a: of('2', '300', '1'), b: of('1', '50', '2') } };
  expect(differences(was, was)).toEqual([]);
  const moved = { invoices: { a: of('1', '100', '3'), b: of('2', '250', '4') } };
  expect(differences(was, moved)).toHaveLength(2);
  expect(differences(was, { invoices: { ...was.invoices, a: of('2', '300', '9') } })).toHaveLength(
    1,
  );
  expect(differences(was, {})).toHaveLength(2);
});
