import type { LoggerInstance } from 'next-auth';

/** What a code of NextAuth's looks like; a page's report may hold anything else. */
const knownCode = /^[A-Z][A-Z0-9_]{2,60}$/;

type Write = (level: 'error' | 'warn', code: unknown, cause?: unknown) => void;

const writing =
  (requestId: string): Write =>
  (level, code, cause) => {
    const name = typeof code === 'string' && knownCode.test(code) ? code : 'UNKNOWN';
    const because = cause instanceof Error ? { err: cause.name } : {};
    const line = { level, time: new Date().toISOString(), auth: name, ...because, requestId };
    process.stderr.write(`${JSON.stringify(line)}\n`);
  };

/** NextAuth's own events, and those that pages report to `_log`: codes alone, one JSON line each. */
export function authLog(requestId: string): Partial<LoggerInstance> {
  const write = writing(requestId);
  return {
    error: (code, metadata) => {
      const inside =
        metadata instanceof Error ? metadata : (metadata as { error?: unknown })?.error;
      write('error', code, inside);
    },
    warn: (code) => write('warn', code),
    debug: () => {},
  };
}
