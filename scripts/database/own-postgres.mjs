import { execFileSync } from 'node:child_process';
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

/** Starts a server of its own; PostgreSQL refuses to run as root, so root runs it as nobody. */
export function startPostgres(bin) {
  const room = mkdtempSync(path.join(tmpdir(), 'niti-postgres-'));
  chmodSync(room, 0o777);
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
  return {
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
      rmSync(room, { recursive: true, force: true });
    },
  };
}
