import type pg from 'pg';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { onStatement, type Statement } from '@/services/db/statements';

const kinds = ['select', 'insert', 'update', 'delete', 'begin', 'commit'] as const;

/** What a statement does, by its first word: one of a few, whatever it says. */
function kindOf({ text }: Statement): string {
  const [, word = ''] = /^\s*(\w+)/.exec(text) ?? [];
  return kinds.find((known) => known === word.toLowerCase()) ?? 'other';
}

/** Shows a pool's connections, who waits for one, and how long statements take. */
export function measureDatabase(registry: Registry, pool: pg.Pool): void {
  const registers = [registry];
  new Gauge({
    ...{ name: 'niti_database_connections', registers, labelNames: ['state'] },
    help: 'Connections to the database that are used or idle, and what waits for one.',
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const seconds = new Histogram({
    ...{ name: 'niti_statement_seconds', registers, labelNames: ['kind'] },
    help: 'How long statements took, with their wait for the ones before them.',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  });
  onStatement(pool, (statement) => {
    seconds.observe({ kind: kindOf(statement) }, statement.ms / 1000);
  });
}
