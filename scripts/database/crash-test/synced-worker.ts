/**
 * The worker on a disk that forgets what was not synced. Beside the real folder it keeps a second
 * one, to which a file's writes are applied only when that file is synced, and a directory's
 * new, renamed and removed names only when that directory is.
 */
import fs from 'node:fs';
import path from 'node:path';

const folder = process.env.CRASH_FOLDER ?? '';
const synced = process.env.CRASH_SYNCED ?? '';

interface Write {
  at: number;
  bytes: Buffer;
}

const real = { ...fs };
const unsynced = new Map<number, Write[]>();
/** Where a file's last synced content lies, by its inode, so that it is found after a rename. */
const known = new Map<number, string>();

const pathOf = (descriptor: number) => fs.readlinkSync(`/proc/self/fd/${descriptor}`);
const shadowOf = (file: string) => path.join(synced, path.relative(folder, file));
const isOurs = (file: string) => file === folder || file.startsWith(`${folder}/`);

function syncFile(file: string, descriptor: number, { ino, size }: fs.Stats): void {
  const shadow = shadowOf(file);
  fs.mkdirSync(path.dirname(shadow), { recursive: true });
  const writes = unsynced.get(ino) ?? [];
  unsynced.delete(ino);
  if (known.get(ino) !== shadow || !fs.existsSync(shadow)) {
    fs.copyFileSync(`/proc/self/fd/${descriptor}`, shadow);
    known.set(ino, shadow);
    return;
  }
  const into = fs.openSync(shadow, 'r+');
  for (const { at, bytes } of writes) real.writeSync(into, bytes, 0, bytes.length, at);
  fs.ftruncateSync(into, size);
  fs.closeSync(into);
}

function syncNames(directory: string): void {
  const shadow = shadowOf(directory);
  fs.mkdirSync(shadow, { recursive: true });
  const now = new Map(fs.readdirSync(directory, { withFileTypes: true }).map((e) => [e.name, e]));
  for (const [name, entry] of now) {
    const target = path.join(shadow, name);
    if (entry.isDirectory()) moveDirectory(path.join(directory, name), target);
    else if (entry.isFile()) nameFile(path.join(directory, name), target);
  }
  for (const name of fs.readdirSync(shadow)) {
    if (!now.has(name)) fs.rmSync(path.join(shadow, name), { recursive: true, force: true });
  }
}

/** A file that was never synced is there by name, and empty. */
function nameFile(file: string, target: string): void {
  const { ino } = fs.statSync(file);
  const from = known.get(ino);
  if (from === target) return;
  if (from && fs.existsSync(from)) fs.copyFileSync(from, target);
  else if (!fs.existsSync(target)) fs.writeFileSync(target, '');
  known.set(ino, target);
}

function moveDirectory(directory: string, target: string): void {
  const { ino } = fs.statSync(directory);
  const from = known.get(ino);
  known.set(ino, target);
  if (from === target || !from || !fs.existsSync(from)) {
    fs.mkdirSync(target, { recursive: true });
    return;
  }
  fs.rmSync(target, { recursive: true, force: true });
  fs.renameSync(from, target);
  for (const [inode, place] of known) {
    if (place.startsWith(`${from}/`)) known.set(inode, target + place.slice(from.length));
  }
}

/** Files and directories that were synced before this start. */
function remember(directory: string): void {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    const shadow = shadowOf(file);
    if (fs.existsSync(shadow)) known.set(fs.statSync(file).ino, shadow);
    if (entry.isDirectory()) remember(file);
  }
}

if (fs.existsSync(folder)) remember(folder);

fs.writeSync = ((descriptor: number, bytes: Buffer, offset: number, length: number, at: number) => {
  const written = real.writeSync(descriptor, bytes, offset, length, at);
  if (isOurs(pathOf(descriptor))) {
    const { ino } = fs.fstatSync(descriptor);
    const copy = Buffer.from(bytes.buffer, bytes.byteOffset + offset, written);
    unsynced.set(ino, [...(unsynced.get(ino) ?? []), { at, bytes: Buffer.from(copy) }]);
  }
  return written;
}) as typeof fs.writeSync;

fs.fsyncSync = (descriptor) => {
  real.fsyncSync(descriptor);
  const file = pathOf(descriptor);
  if (!isOurs(file)) return;
  const stats = fs.fstatSync(descriptor);
  if (stats.isDirectory()) {
    known.set(stats.ino, shadowOf(file));
    syncNames(file);
  } else {
    syncFile(file, descriptor, stats);
  }
};

await import('@/services/db/embedded-worker');
