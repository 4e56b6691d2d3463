import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { onStatement } from '@/services/db/statements';

const longest = 4000;

/** A statement as it may be logged: its values are apart, and what is quoted in it is left out. */
const told = (text: string) =>
  text
    .slice(0, longest)
    .replace(/'[^']*('|$)/g, "'…'")
    .replace(/\s+/g, ' ');

/** Logs a statement that took longer than `most` ms; none where that is 0. */
export function logSlowStatements(log: FastifyBaseLogger, pool: pg.Pool, most: number): void {
  if (most === 0) return;
  onStatement(pool, ({ text, ms }) => {
    if (ms < most) return;
    log.warn({ statement: told(text), ms: Math.round(ms) }, 'a slow statement');
  });
}
