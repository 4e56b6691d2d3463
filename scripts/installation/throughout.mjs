import pg from 'pg';
import { answers } from './part.mjs';
import { failedOf, underLoad } from './rolling.mjs';

/** Of these parcels those that the database does not have. */
async function lostOf({ database }, ids) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('SELECT count(*)::int AS n FROM parcels WHERE id = ANY($1)', [
    [...ids],
  ]);
  await client.end();
  return ids.size - rows[0].n;
}

/** By themselves: nobody starts what its launcher keeps running. */
const allAnswer = ({ services, portals }) =>
  Promise.all([...services, ...portals].map((one) => answers(`${one}/health/ready`)));

/** What people at work saw of a bad time, and whether anything acknowledged is gone once it is over. */
export async function throughout(installation, bad) {
  const { requests, failures, acknowledged } = await underLoad(installation, async () => {
    await bad();
    await allAnswer(installation);
  });
  const lost = await lostOf(installation, acknowledged);
  const how = JSON.stringify(failures);
  const answered = `${failedOf(failures)} of ${requests} requests failed ${how}`;
  return {
    isGood: lost === 0,
    says: `${acknowledged.size} parcels acknowledged, ${lost} lost; ${answered}`,
  };
}
