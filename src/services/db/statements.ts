import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';

/** A statement that the database has done, or refused. */
export interface Statement {
  /** As it was sent: its values stand in `$1` and are not told. */
  text: string;
  /** From when it was given to a connection. */
  ms: number;
}

const event = 'statement';

type Query = (...parts: unknown[]) => unknown;

const textOf = (query: unknown) =>
  typeof query === 'string' ? query : String((query as { text?: unknown })?.text ?? '');

/** A connection may come from whoever gives one back: what waited for it goes on as what it was. */
function keepContext(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as Query;
  const kept: Query = (then) =>
    typeof then === 'function' ? connect(AsyncResource.bind(then as Query)) : connect();
  pool.connect = kept as typeof pool.connect;
}

/** Lets a pool tell of each statement that its connections have done, to whom it was done for. */
export function tellStatements(pool: pg.Pool): pg.Pool {
  const emitter: NodeJS.EventEmitter = pool;
  keepContext(pool);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const timed: Query = (...parts) => {
      const begun = performance.now();
      const ended = () => {
        emitter.emit(event, { text: textOf(parts[0]), ms: performance.now() - begun });
      };
      const last = parts.at(-1);
      if (typeof last === 'function') {
        const answer = AsyncResource.bind((...given: unknown[]) => {
          ended();
          return last(...given);
        });
        return query(...parts.slice(0, -1), answer);
      }
      const answer = query(...parts);
      if (answer instanceof Promise) answer.then(ended, ended);
      return answer;
    };
    client.query = timed as typeof client.query;
  });
  return pool;
}

/** Hears of the statements of a pool that `tellStatements` has made to tell. */
export function onStatement(pool: pg.Pool, heard: (statement: Statement) => void): void {
  const emitter: NodeJS.EventEmitter = pool;
  emitter.on(event, heard);
}
