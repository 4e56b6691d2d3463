import type pg from 'pg';

/** A lost connection shows in the next query; without a listener, lent or not, it would end the process. */
export function outlive(pool: pg.Pool): pg.Pool {
  const ignore = () => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
