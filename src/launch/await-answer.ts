import { setTimeout as pause } from 'node:timers/promises';
import { LaunchProblem } from './launch-problem';

interface Asked {
  /** How it is called in the refusal. */
  what: string;
  address: string;
  seconds: number;
}

/**
 * Asks the address until it answers 200, or refuses after that many seconds; who says that it waits for
 * something (503 with `Retry-After`) is waited for. Rejects at once when the signal says that nobody will
 * answer any more.
 */
export async function awaitAnswer(
  { what, address, seconds }: Asked,
  gone: AbortSignal,
): Promise<void> {
  let end = Date.now() + seconds * 1000;
  let last = 'did not answer';
  while (Date.now() < end) {
    try {
      const tooLong = AbortSignal.timeout(Math.max(1, end - Date.now()));
      const signal = AbortSignal.any([tooLong, gone]);
      const { status, headers, body } = await fetch(address, { redirect: 'manual', signal });
      await body?.cancel();
      if (status === 200) return;
      if (status === 503 && headers.has('retry-after')) end = Date.now() + seconds * 1000;
      last = `answered ${status}`;
    } catch {
      // Not listening yet.
    }
    await pause(100, undefined, { signal: gone });
  }
  throw new LaunchProblem(`The ${what} ${last} at ${address} within ${seconds} seconds.`);
}
