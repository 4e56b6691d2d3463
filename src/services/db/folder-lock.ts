import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { DatabaseProblem } from './database-problem';

/**
 * Who holds a folder. Living is proven by its socket, which the kernel closes with the process:
 * unlike a process number it is never reused and is seen from other containers too.
 */
interface Holder {
  pid: number;
  host: string;
  boot: string;
  since: string;
  socket: string;
  /** The temporary folder that a crashed holder leaves behind. */
  room: string;
}

const lockName = /^lock\.(\d+)$/;

function bootId(): string {
  try {
    return fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

const answers = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const probe = net.connect(socket);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT');
    });
  });

const locks = (folder: string) =>
  fs
    .readdirSync(folder)
    .map((name) => Number(lockName.exec(name)?.[1] ?? 0))
    .filter((number) => number > 0)
    .sort((a, b) => b - a);

function holderOf(folder: string, number: number): Holder | null {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, `lock.${number}`), 'utf8')) as Holder;
  } catch {
    return null;
  }
}

async function refuseLiving(folder: string, alias: string, holder: Holder): Promise<void> {
  const rebooted = holder.boot !== bootId();
  const elsewhere = rebooted && holder.host !== os.hostname();
  const living = !rebooted && (await answers(path.join(alias, holder.socket)));
  if (!living && !elsewhere) return;
  const who = `process ${holder.pid} on ${holder.host} (since ${holder.since})`;
  throw new DatabaseProblem(
    'LOCKED',
    living
      ? `The database folder ${folder} is in use by ${who}: stop that process first.`
      : `The database folder ${folder} was locked by ${who}, which cannot be checked from here: ` +
          `make sure that it has stopped, then delete ${path.join(folder, 'lock.*')}.`,
  );
}

/** The temporary folder where the database of a folder answers, as long as its holder lives on this machine. */
export async function roomOfHolder(folder: string): Promise<string | undefined> {
  const holder = holderOf(folder, locks(folder)[0] ?? 0);
  if (!holder || holder.boot !== bootId()) return undefined;
  const isLiving = await answers(path.join(holder.room, 'folder', holder.socket));
  return isLiving ? holder.room : undefined;
}

/** Removes an outnumbered lock; its room too, unless the folder is a copy of one still in use. */
function sweep(folder: string, number: number): void {
  const old = holderOf(folder, number);
  if (old) {
    fs.rmSync(path.join(folder, path.basename(old.socket)), { force: true });
    const isOurs = path.basename(old.room).startsWith('niti-db-') && isAlias(old.room, folder);
    if (isOurs) fs.rmSync(old.room, { recursive: true, force: true });
  }
  fs.rmSync(path.join(folder, `lock.${number}`), { force: true });
}

function isAlias(room: string, folder: string): boolean {
  try {
    return fs.readlinkSync(path.join(room, 'folder')) === folder;
  } catch {
    return false;
  }
}

async function claim(folder: string, alias: string, socket: string): Promise<boolean> {
  const top = locks(folder)[0] ?? 0;
  const holder = holderOf(folder, top);
  if (holder) await refuseLiving(folder, alias, holder);
  const me: Holder = {
    pid: process.pid,
    host: os.hostname(),
    boot: bootId(),
    since: new Date().toISOString(),
    socket,
    room: path.dirname(alias),
  };
  const draft = path.join(folder, `${socket}.draft`);
  fs.writeFileSync(draft, JSON.stringify(me));
  try {
    fs.linkSync(draft, path.join(folder, `lock.${top + 1}`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
  const [highest, ...older] = locks(folder);
  if (highest !== top + 1) {
    fs.rmSync(path.join(folder, `lock.${top + 1}`), { force: true });
    return false;
  }
  for (const number of older) sweep(folder, number);
  return true;
}

/**
 * Takes the folder for this process until it ends or `release` is called; throws `LOCKED` while
 * another lives. `alias` is a short path of the same folder, as a socket's path may not be long.
 *
 * Locks are numbered and the highest counts. It is never removed, only outnumbered, and a link is
 * made by one process alone: so of two that start at once, or take over a crash at once, one wins.
 */
export async function lockFolder(folder: string, alias: string): Promise<{ release(): void }> {
  const socket = `holder-${process.pid}-${Math.random().toString(36).slice(2, 10)}`;
  const server = net.createServer((probe) => probe.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path.join(alias, socket), resolve);
  });
  server.unref();
  try {
    while (!(await claim(folder, alias, socket)));
  } catch (error) {
    server.close();
    throw error;
  }
  return { release: () => server.close() };
}
