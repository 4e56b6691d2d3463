const everyMs = 500;

/**
 * Stops this process when npm, which started it, is gone: npm passes a SIGTERM on to a shell that
 * ends without telling anyone, and the product would stay behind.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  watch.unref();
}
