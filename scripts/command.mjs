import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** A command that failed and has said why itself; the script that ran it only ends with the code. */
export class CommandFailed extends Error {
  constructor(code) {
    super('');
    this.code = code;
  }
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command; resolves with its exit code and, when `captured`, with what it printed. */
export function tryCommand(command, args, { env = {}, captured = false } = {}) {
  return new Promise((resolve, reject) => {
    const output = captured ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32' && command === 'npm',
    });
    const printed = [];
    if (captured) {
      child.stdout.on('data', (chunk) => printed.push(chunk));
      child.stderr.on('data', (chunk) => printed.push(chunk));
    }
    let isStopped = false;
    const passOn = (signal) => {
      isStopped = true;
      child.kill(signal);
    };
    for (const signal of stopSignals) process.on(signal, passOn);
    const done = () => {
      for (const signal of stopSignals) process.off(signal, passOn);
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('close', (code) => {
      done();
      if (isStopped) process.exit(1);
      resolve({ code: code === null ? 1 : code, printed: Buffer.concat(printed).toString() });
    });
  });
}

/** Runs a command with the outputs shared, and throws when it fails. */
export async function runCommand(command, args, options) {
  const { code } = await tryCommand(command, args, options);
  if (code !== 0) throw new CommandFailed(code);
}

/** Runs a script's work; a failure ends the process with its code and without a stack trace. */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CommandFailed)) console.error(error);
    process.exit(error.code > 0 ? error.code : 1);
  }
}
