import type { Pool } from 'pg';
import { type Finding, look, ok } from './doctor-findings';

const oldHours = 50;

/** When what is over was last taken away, and what that was. */
export async function nights(pool: Pick<Pool, 'query'>): Promise<Finding> {
  const { rows } = await pool.query(
    `select day::text, taken, ended_at < now() - make_interval(hours => ${oldHours}) as old
    from retention_runs where ended_at is not null order by day desc limit 1`,
  );
  const [last] = rows;
  if (!last) return look('retention', 'no night has come to its end yet: nothing was taken away');
  const gone = Object.entries(last.taken)
    .filter(([, count]) => count)
    .map(([kind, count]) => `${count} ${kind}`);
  const says = `last on ${last.day}: ${gone.join(', ') || 'nothing was over'}`;
  return last.old
    ? look('retention', `${says}; since then it came to no end`)
    : ok('retention', says);
}
