import { isMainThread } from 'node:worker_threads';

/** Preloaded into each process of the product: when the launcher is gone, it stops too. */
const secondsToClose = 4;

function leave(): void {
  setTimeout(() => process.exit(1), secondsToClose * 1000).unref();
  process.kill(process.pid, 'SIGTERM');
}

if (isMainThread && process.send) {
  if (process.connected) process.once('disconnect', leave);
  else leave();
}
