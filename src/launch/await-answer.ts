import { setTimeout as pause } from 'node:timers/promises';
import { LaunchProblem } from './launch-problem';

/** Asks the address until it answers 200, or refuses after that many seconds. */
export async function awaitAnswer(what: string, address: string, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  let last = 'did not answer';
  while (Date.now() < end) {
    try {
      const signal = AbortSignal.timeout(Math.max(1, end - Date.now()));
      const { status, body } = await fetch(address, { redirect: 'manual', signal });
      await body?.cancel();
      if (status === 200) return;
      last = `answered ${status}`;
    } catch {
      // Not listening yet.
    }
    await pause(100);
  }
  throw new LaunchProblem(`The ${what} ${last} at ${address} within ${seconds} seconds.`);
}
