import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Running } from './process';

type WatchBundle = (rebuilt: () => void) => Promise<() => Promise<void>>;

const stopGraceMs = 5000;

/** Services that are built and started again whenever their sources change. */
export async function startWatchedServices(root: string, start: () => Running): Promise<Running> {
  const bundle = pathToFileURL(join(root, 'scripts/bundle.mjs')).href;
  const { watchServices } = (await import(bundle)) as { watchServices: WatchBundle };
  let stopping = false;

  const watched = () => {
    const running = start();
    running.ended.then(() => {
      if (running === current && !stopping) {
        console.error('The services stopped; they start again with the next change.');
      }
    });
    return running;
  };
  let current: Running | undefined;
  let turn = Promise.resolve();
  const restart = async () => {
    const previous = current;
    current = undefined;
    await previous?.stop(stopGraceMs);
    if (!stopping) current = watched();
  };
  const unwatch = await watchServices(() => {
    turn = turn.then(restart);
  });
  current = watched();
  return {
    ended: new Promise(() => undefined),
    async stop(graceMs) {
      stopping = true;
      await unwatch();
      await turn;
      await current?.stop(graceMs);
    },
  };
}
