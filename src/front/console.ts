import type { FastifyBaseLogger } from 'fastify';

/** Where an error was, and what kind it is: its words may be somebody's. */
function told(parts: readonly unknown[]) {
  const error = parts.find((part) => part instanceof Error);
  if (!error) return {};
  const { name, stack = '' } = error;
  const { digest } = error as { digest?: unknown };
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { err: { type: name, digest, stack: frames.join('\n') } };
}

/** Next speaks by the console; here each of its words is a line of the log, of the request that it is about. */
export function logConsole(
  console: Pick<Console, 'error' | 'warn'>,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): void {
  console.error = (...parts: unknown[]) => log.error(told(parts), 'a page failed');
  console.warn = (...parts: unknown[]) => log.warn(told(parts), 'a page warned');
}
