import { and, eq, sql } from 'drizzle-orm';
import { countedWeights, weightOf } from '@/contracts/master-data/votes/vote-rules';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { namesOf, ofToday } from '@/services/master-data/units/living';
import { occupancies, units } from '@/services/master-data/units/tables';
import type { VoteRow } from './standing';
import { voteUnits } from './tables';

const ownerIds = sql<string>`array_to_string(array(select ${occupancies.customerId}
  from ${occupancies} where ${and(
    eq(occupancies.unitId, units.id),
    eq(occupancies.relation, 'owner'),
    ofToday(),
  )} order by 1), ',')`;

/** Writes down who has a vote and what it counts, as it is now; what changes later is another's. */
export async function fixRoll(
  tx: Db,
  { id: voteId, propertyId, holderCap }: VoteRow,
): Promise<number> {
  const found = await tx
    .select({
      unitId: units.id,
      number: units.number,
      ratio: units.ratio,
      owners: sql<string[]>`${namesOf('owner')}`,
      holder: sql<string>`${ownerIds}`,
    })
    .from(units)
    .where(and(eq(units.propertyId, propertyId), eq(units.active, true)));
  const voters = found.map(({ ratio, ...unit }) => ({ ...unit, weight: weightOf(ratio) }));
  if (!voters.some(({ weight }) => weight > 0)) throw new Problem('VOTE_NO_WEIGHTS');
  const counted = countedWeights(voters, holderCap);
  return insertAll(
    tx,
    voteUnits,
    voters.map((voter) => ({
      ...{ ...voter, voteId, barred: false },
      counted: counted.get(voter.unitId) ?? 0,
    })),
  );
}
