import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const debian = '/usr/lib/postgresql';

/** Where PostgreSQL's programs are on this machine; undefined where there are none. */
export function postgresFolder() {
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const folders = versions.map((version) => `${debian}/${version}/bin`);
  return [...folders, ...(process.env.PATH ?? '').split(':')].find((folder) =>
    ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name))),
  );
}

/** Gives a folder a disk of its own, in memory, where this process may. */
function ownDisk(room, megabytes) {
  const options = `size=${megabytes}m,mode=777`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', room]);
  return status === 0;
}

/**
 * Starts a server of its own; PostgreSQL refuses to run as root, so root runs it as nobody. With `megabytes` its disk
 * is so large, where this machine lets it have one, and `fill` leaves no room there until `empty`.
 */
export function startPostgres(bin, { megabytes } = {}) {
  const room = mkdtempSync(path.join(tmpdir(), 'niti-postgres-'));
  chmodSync(room, 0o777);
  const isMounted = megabytes !== undefined && ownDisk(room, megabytes);
  const as = process.getuid?.() === 0 ? ['runuser', '-u', 'nobody', '--'] : ['env'];
  const run = (name, ...args) =>
    execFileSync(as[0], [...as.slice(1), path.join(bin, name), ...args], { stdio: 'ignore' });
  const data = path.join(room, 'data');
  const start = () =>
    run('pg_ctl', '-D', data, '-w', '-o', `-k ${room} -c listen_addresses=`, 'start');
  const halt = () => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
  const pid = () => Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  /** The server's process and those that it has begun. */
  const signal = (name) => {
    const server = pid();
    const begun = execFileSync('pgrep', ['-P', `${server}`], { encoding: 'utf8' })
      .trim()
      .split('\n');
    for (const pid of [server, ...begun]) process.kill(Number(pid), name);
  };
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync');
  start();
  const filler = path.join(room, 'filler');
  return {
    ...(isMounted && {
      fill: () => spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'ignore' }),
      empty: () => rmSync(filler, { force: true }),
    }),
    isUp: () =>
      spawnSync(as[0], [...as.slice(1), path.join(bin, 'pg_ctl'), '-D', data, 'status']).status ===
      0,
    url: `postgres://postgres@localhost/postgres?host=${room}`,
    socket: path.join(room, '.s.PGSQL.5432'),
    pid,
    start,
    /** It holds its connections, takes others, and says nothing. */
    silence: () => signal('SIGSTOP'),
    speak: () => signal('SIGCONT'),
    /** At once, as a machine that fails. */
    halt,
    stop() {
      halt();
      if (isMounted) spawnSync('umount', [room]);
      rmSync(room, { recursive: true, force: true });
    },
  };
}
