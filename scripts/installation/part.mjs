import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Waits until an address answers well; throws after `seconds`. */
export async function answers(address, seconds = 120) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(200)) {
    const reply = await fetch(address).catch(() => undefined);
    await reply?.arrayBuffer().catch(() => {});
    if (reply?.ok) return;
  }
  throw new Error(`${address} did not answer within ${seconds} s`);
}

/**
 * One program of an installation, which can be stopped and started again. It writes into a file, and is well
 * when `ready` answers.
 */
export function part({ name, command, args, env, ready, log }) {
  let child;
  /** With settings of its environment beside its own, until it is started again. */
  const start = async (more = {}) => {
    const output = createWriteStream(log, { flags: 'a' });
    await once(output, 'open');
    child = spawn(command, args, {
      env: { ...env, ...more },
      stdio: ['pipe', output, output],
      detached: true,
    });
    child.once('exit', () => output.end());
    child.stdin.on('error', () => {});
    if (ready) await answers(ready);
  };
  const end = async (signal) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    name,
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    get pid() {
      return child.pid;
    },
  };
}
