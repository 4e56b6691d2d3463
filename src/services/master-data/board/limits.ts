import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  fallingMeasures,
  type Limits,
  measures,
  type propertyLimitEndpoints,
  usualLimits,
} from '@/contracts/master-data/property-limits';
import { requireMainAdmin } from '@/services/kit/calls/main-admin';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit, changedFields } from '@/services/kit/records/audit';
import {
  changeStamp,
  lockRow,
  nextChange,
  requireVersion,
} from '@/services/kit/records/change-row';
import { propertyLimits as table } from './tables';

const only = eq(table.id, 1);

/** A measure that was not there when the limits were saved has its usual ones. */
async function kept(db: Db) {
  const [row] = await db.select().from(table).where(only);
  return { version: row?.version ?? 0, limits: { ...usualLimits, ...row?.limits } };
}

/** Whoever comes near a limit does so before they are over it. */
function refuseTurned(limits: Limits): void {
  for (const measure of measures) {
    const { near, over } = limits[measure];
    if (near === null || over === null) continue;
    const isTurned = fallingMeasures.includes(measure) ? near < over : near > over;
    if (isTurned) throw invalidField(`limits.${measure}.over`, 'limitTurned');
  }
}

/** As the log's readers know them. */
const readable = (limits: Limits) =>
  Object.fromEntries(
    measures.map((one) => [one, `${limits[one].near ?? '–'} / ${limits[one].over ?? '–'}`]),
  );

/** The limits of the table of properties, for the main admin. */
export const limitHandlers = (db: NodePgDatabase): Handlers<typeof propertyLimitEndpoints> => ({
  read: async (_call, request) => {
    requireMainAdmin(request);
    return kept(db);
  },
  save: async ({ body: { version, limits } }, request) => {
    requireMainAdmin(request);
    refuseTurned(limits);
    await db.transaction(async (tx) => {
      await tx
        .insert(table)
        .values({ ...changeStamp(request), limits: usualLimits, version: 0 })
        .onConflictDoNothing();
      const before = await lockRow(tx, table, only);
      requireVersion(before, version);
      await tx
        .update(table)
        .set({ limits, ...nextChange(table, request) })
        .where(only);
      await audit(tx, request, {
        ...{ action: 'edit', entity: 'property-limits', entityId: '1', title: 'เกณฑ์เตือน' },
        changes: changedFields(readable({ ...usualLimits, ...before.limits }), readable(limits)),
      });
    });
    return kept(db);
  },
});
