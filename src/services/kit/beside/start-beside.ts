import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';

/** Below what answers calls: such a process takes what they leave. */
const lowPriority = 10;

interface How {
  /** What its heap may grow to; it ends where that is not enough. */
  mostMegabytes?: number;
  /** Nobody waits for it but who asked for its work. */
  isLow?: boolean;
}

/** Starts a program of ours in a process beside this one, which it does not outlive; it is told by messages. */
export function startBeside(program: string, { mostMegabytes, isLow }: How = {}): ChildProcess {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: mostMegabytes ? [`--max-old-space-size=${mostMegabytes}`] : [],
    // A heap that is too small tells its whole story on its way out.
    stdio: ['ignore', 'inherit', mostMegabytes ? 'ignore' : 'inherit', 'ipc'],
  });
  // Who waits for it is told by its silence.
  child.on('error', () => {});
  if (isLow && child.pid) os.setPriority(child.pid, lowPriority);
  return child;
}
