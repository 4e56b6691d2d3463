import texts from '@locales/th/parcels.json';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type CourierDrop, type CourierSlip, intakeEndpoints } from '@/contracts/parcel/intake';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { type AuditLine, audit } from '@/services/kit/records/audit';
import { pageOf } from '@/services/kit/records/page-of';
import { thaiInstant } from '@/services/kit/text/thai-text';
import { claimTries } from '@/services/kit/tries/claim-tries';
import { courierDrops, parcels } from '@/services/parcel/tables';

type DropHandlers = Omit<Handlers<typeof intakeEndpoints>, 'carrierHabits'>;

/** Throws `INVALID` for a parcel of a drop that is not the property's or is closed. */
export async function requireOpenDrops(
  tx: Db,
  propertyId: string,
  drafts: readonly { dropId: string | null; place: string }[],
): Promise<void> {
  const ids = drafts.flatMap(({ dropId }) => dropId ?? []);
  if (ids.length === 0) return;
  const rows = await tx
    .select({ id: courierDrops.id, closedAt: courierDrops.closedAt })
    .from(courierDrops)
    .where(
      and(eq(courierDrops.propertyId, propertyId), inArray(courierDrops.id, [...new Set(ids)])),
    )
    .orderBy(asc(courierDrops.id))
    // So that a drop is not closed while parcels are received against it.
    .for('share');
  const known = new Map(rows.map((row) => [row.id, row]));
  const wrong = drafts.flatMap(({ dropId, place }) => {
    if (!dropId) return [];
    const drop = known.get(dropId);
    const code = !drop ? 'unknownDrop' : drop.closedAt && 'closedDrop';
    return code ? [[`${place}.dropId`, { code }] as const] : [];
  });
  if (wrong.length > 0) throw new Problem('INVALID', undefined, Object.fromEntries(wrong));
}

const withCount = (db: Db) =>
  db
    .select({
      drop: courierDrops,
      // By its full name: within the inner query a bare `id` would be a parcel's.
      received: sql`(select count(*) from parcels where drop_id = "courier_drops"."id")`.mapWith(
        Number,
      ),
    })
    .from(courierDrops);

async function dropOf(db: Db, propertyId: string, id: string): Promise<CourierDrop> {
  const own = and(eq(courierDrops.propertyId, propertyId), eq(courierDrops.id, id));
  const [row] = await withCount(db).where(own);
  if (!row) throw new Problem('NOT_FOUND');
  return { ...row.drop, received: row.received };
}

async function slipOf(db: Db, propertyId: string, id: string): Promise<CourierSlip> {
  const drop = await dropOf(db, propertyId, id);
  const rows = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.dropId, id), isNotNull(parcels.dropId)))
    .orderBy(asc(parcels.receivedAt), asc(parcels.docCode));
  return {
    ...drop,
    missing: Math.max(0, drop.declared - drop.received),
    extra: Math.max(0, drop.received - drop.declared),
    parcels: rows,
  };
}

const line = (
  action: 'create' | 'edit',
  { id, carrier, courierName }: typeof courierDrops.$inferSelect,
  changes: Record<string, unknown>,
): AuditLine => ({
  ...{ action, entity: 'courier-drop', entityId: id, changes },
  title: `${texts.carriers[carrier]} ${courierName}`.trim(),
});

async function close(db: NodePgDatabase, request: ServiceRequest, id: string) {
  await db.transaction(async (tx) => {
    const own = and(eq(courierDrops.propertyId, request.propertyId), eq(courierDrops.id, id));
    const closedAt = new Date().toISOString();
    const closedBy = request.caller.fullname;
    const [closed] = await tx
      .update(courierDrops)
      .set({ closedAt, closedBy })
      .where(and(own, isNull(courierDrops.closedAt)))
      .returning();
    if (!closed) {
      const drop = await dropOf(tx, request.propertyId, id);
      const at = thaiInstant(drop.closedAt ?? drop.openedAt);
      throw new Problem('DROP_CLOSED', { by: drop.closedBy ?? '', at });
    }
    await audit(tx, request, line('edit', closed, { closedAt: [null, closedAt] }));
  });
  request.changed('parcels');
}

/** Couriers' visits: opened with what they declare, closed with what was received. */
export const dropHandlers = (db: NodePgDatabase): DropHandlers => ({
  drops: async ({ query }, { propertyId }) => {
    const { state } = query;
    const found = and(
      eq(courierDrops.propertyId, propertyId),
      state === 'open' ? isNull(courierDrops.closedAt) : undefined,
      state === 'closed' ? isNotNull(courierDrops.closedAt) : undefined,
    );
    const { rows, total } = await pageOf(db, courierDrops, {
      select: withCount(db).$dynamic(),
      where: found,
      order: [desc(courierDrops.openedAt), desc(courierDrops.id)],
      query,
    });
    return { rows: rows.map(({ drop, received }) => ({ ...drop, received })), total };
  },

  openDrop: async ({ body }, request) => {
    await db.transaction(async (tx) => {
      const { propertyId, caller } = request;
      const { id, ...sent } = body;
      const known = await claimTries(tx, intakeEndpoints.openDrop, [{ request, id, sent }]);
      if (known.has(id)) return;
      const openedAt = new Date().toISOString();
      const [opened] = await tx
        .insert(courierDrops)
        .values({ ...body, propertyId, openedAt, openedBy: caller.fullname })
        .onConflictDoNothing({ target: courierDrops.id })
        .returning();
      if (!opened) throw new Problem('DUPLICATE');
      const carrier = texts.carriers[body.carrier];
      const changes = { carrier: [null, carrier], declared: [null, body.declared] };
      await audit(tx, request, line('create', opened, changes));
    });
    return dropOf(db, request.propertyId, body.id);
  },

  slip: ({ params }, { propertyId }) => slipOf(db, propertyId, params.id),

  closeDrop: async ({ params }, request) => {
    await close(db, request, params.id);
    return slipOf(db, request.propertyId, params.id);
  },
});
