import { spawn } from 'node:child_process';

/** How a process ended, and whether it had said something on its error output. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  spoke: boolean;
}

export interface Running {
  ended: Promise<Ending>;
  /** Asks it to stop, insists when the grace is over, and resolves when it has ended. */
  stop(graceMs: number): Promise<void>;
}

export interface Start {
  root: string;
  /** What follows `node`. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Of what it prints: everything, errors only, or everything on the launcher's own terminal. */
  shows: 'all' | 'errors' | 'terminal';
}

/**
 * A heap that is collected when it has grown by half. Left to itself it doubles and more first, by what is
 * long done with: an import of 20,000 rows added 170 MB to the services and needs 20, ten minutes of pages
 * 300 MB to the portal and need 8.
 */
export const modestHeap = '--heap-growing-percent=50';

/** What Node is given for a process that ends with the launcher; it needs a channel to it. */
export const endsWithLauncher = [
  '--import',
  new URL('leave-with-launcher.js', import.meta.url).href,
];

/**
 * Starts a Node process that ends with the launcher, however that ends. It has a process group of
 * its own, so that Ctrl-C reaches the launcher alone and the order of stopping is the launcher's.
 */
export function startProcess({ root, args, env, shows }: Start): Running {
  const output = shows === 'terminal' ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [...endsWithLauncher, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', shows === 'errors' ? 'ignore' : output, output, 'ipc'],
    detached: process.platform !== 'win32',
  });
  let spoke = false;
  child.stdout?.pipe(process.stdout, { end: false });
  child.stderr?.pipe(process.stderr, { end: false });
  child.stderr?.once('data', () => {
    spoke = true;
  });
  const ended = new Promise<Ending>((resolve) => {
    child.once('error', () => resolve({ code: null, signal: null, spoke }));
    child.once('close', (code, signal) => resolve({ code, signal, spoke }));
  });
  return {
    ended,
    async stop(graceMs) {
      child.kill('SIGTERM');
      const insist = setTimeout(() => killGroup(child.pid), graceMs);
      await ended;
      clearTimeout(insist);
    },
  };
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
