import { setTimeout as pause } from 'node:timers/promises';
import { spread } from './timing';

const megabyte = 1024 * 1024;

/** What is left after a collection, instead of what waits for one too. */
const isLive = process.env.BENCH_LIVE === '1';

/** The most that heap with buffers, and the process, grew by since, megabytes. */
function watchMemory() {
  globalThis.gc?.();
  const now = () => {
    if (isLive) globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    return [heapUsed + external, rss];
  };
  const before = now();
  let most = before;
  const timer = setInterval(
    () => {
      most = now().map((bytes, at) => Math.max(bytes, most[at] ?? 0));
    },
    isLive ? 500 : 10,
  );
  return () => {
    clearInterval(timer);
    return most.map((bytes, at) => ((bytes - (before[at] ?? 0)) / megabyte).toFixed(0));
  };
}

/** What a step takes, how much the process grows, and what another call takes meanwhile, ten times a second. */
export async function beside<R>(other: () => Promise<unknown>, run: () => Promise<R>) {
  const taken: number[] = [];
  let running = true;
  const others = (async () => {
    while (running) {
      const begin = performance.now();
      await other();
      taken.push(performance.now() - begin);
      await pause(100);
    }
  })();
  const memory = watchMemory();
  const begin = performance.now();
  const result = await run();
  const seconds = (performance.now() - begin) / 1000;
  running = false;
  await others;
  const { p50, p99 } = spread(taken);
  const row = [seconds.toFixed(1), ...memory(), p50.toFixed(0), p99.toFixed(0)];
  return { result, row: [...row, Math.max(...taken).toFixed(0)] };
}

/** How the columns of such a row are called, for another call of that name. */
export const besideHead = (other: string) => [
  ...['seconds', 'heap and buffers, MB', 'process, MB', `${other} p50 ms`, 'p99 ms', 'worst ms'],
];
