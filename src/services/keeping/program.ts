import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { KeepingProblem } from './keeping-problem';

/** Runs a program of the machine's; throws `KeepingProblem` with its first words where it fails. */
export async function runProgram(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn(name, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]).catch(
    (error: Error) => {
      throw new KeepingProblem(`${name} cannot be run here (${error.message}): is it installed?`);
    },
  );
  if (code === 0) return;
  throw new KeepingProblem(`${name} failed (${code}): ${printed.trim().split('\n', 1)[0]}`);
}
