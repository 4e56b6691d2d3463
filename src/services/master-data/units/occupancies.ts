import { and, desc, eq, gte, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type {
  occupancyDraft,
  occupancyEndpoints,
} from '@/contracts/master-data/residents/occupancy';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { type AuditLine, audit, changedFields } from '@/services/kit/records/audit';
import { changeStamp, lockRow, requireVersion } from '@/services/kit/records/change-row';
import { pageOf } from '@/services/kit/records/page-of';
import { customers } from '@/services/master-data/customers/tables';
import { occupancies, units } from './tables';

type Draft = z.output<typeof occupancyDraft>;
type Stored = typeof occupancies.$inferSelect;

const shown = {
  id: occupancies.id,
  version: occupancies.version,
  unitId: occupancies.unitId,
  unitNumber: units.number,
  customerId: occupancies.customerId,
  customerName: customers.name,
  relation: occupancies.relation,
  movedIn: occupancies.movedIn,
  movedOut: occupancies.movedOut,
};

const select = (db: Db) =>
  db
    .select(shown)
    .from(occupancies)
    .innerJoin(units, eq(units.id, occupancies.unitId))
    .innerJoin(customers, eq(customers.id, occupancies.customerId))
    .$dynamic();

/** The same with how each is reached. */
const selectReached = (db: Db) =>
  db
    .select({ ...shown, phone: customers.phone })
    .from(occupancies)
    .innerJoin(units, eq(units.id, occupancies.unitId))
    .innerJoin(customers, eq(customers.id, occupancies.customerId))
    .$dynamic();

const own = ({ propertyId }: ServiceRequest, ...more: (SQL | undefined)[]) =>
  and(eq(occupancies.propertyId, propertyId), ...more);

async function read(db: Db, request: ServiceRequest, id: string) {
  const [row] = await select(db).where(own(request, eq(occupancies.id, id)));
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** The unit and the person of a draft, which others do not change meanwhile. */
async function partsOf(tx: Db, { propertyId }: ServiceRequest, draft: Draft) {
  const [unit] = await tx
    .select({ id: units.id, number: units.number })
    .from(units)
    .where(and(eq(units.id, draft.unitId), eq(units.propertyId, propertyId)))
    .for('update');
  if (!unit) throw invalidField('unitId', 'unknownUnit');
  const [customer] = await tx
    .select({ name: customers.name })
    .from(customers)
    .where(
      and(
        eq(customers.id, draft.customerId),
        eq(customers.propertyId, propertyId),
        isNull(customers.mergedInto),
        isNull(customers.erasedAt),
      ),
    )
    .for('update');
  if (!customer) throw invalidField('customerId', 'unknownPerson');
  return { unit, customer };
}

/** Nobody is the same to the same unit twice at the same time. */
async function refuseOverlap(tx: Db, draft: Draft, id: string) {
  const { movedIn, movedOut } = draft;
  if (movedOut && movedOut < movedIn) throw invalidField('movedOut', 'endsFirst');
  const [other] = await tx
    .select({ id: occupancies.id })
    .from(occupancies)
    .where(
      and(
        eq(occupancies.unitId, draft.unitId),
        eq(occupancies.customerId, draft.customerId),
        eq(occupancies.relation, draft.relation),
        ne(occupancies.id, id),
        movedOut ? lte(occupancies.movedIn, movedOut) : undefined,
        or(isNull(occupancies.movedOut), gte(occupancies.movedOut, movedIn)),
      ),
    )
    .limit(1);
  if (other) throw invalidField('movedIn', 'overlaps');
}

function told(before: Stored | undefined, draft: Draft, person: string): Record<string, unknown> {
  const { relation, movedIn, movedOut } = draft;
  const fields = { relation, movedIn, movedOut };
  const changes = changedFields(before ?? { movedOut: null }, fields);
  return { person: [before ? person : null, person], ...changes };
}

function actionOf(before: Stored | undefined, draft: Draft) {
  if (!before) return 'move-in';
  return draft.movedOut && !before.movedOut ? 'move-out' : 'residence-corrected';
}

/** Who moves into a unit and out again; the log tells it of the unit. */
export function occupancyHandlers(db: NodePgDatabase): Handlers<typeof occupancyEndpoints> {
  const changed = (request: ServiceRequest) => {
    request.changedHere('units');
    request.changedHere('customers');
  };
  const line =
    (action: 'move-in' | 'move-out' | 'residence-corrected' | 'residence-removed') =>
    (unit: { id: string; number: string }, changes: Record<string, unknown>): AuditLine => ({
      ...{ action, entity: 'unit', entityId: unit.id, title: unit.number },
      changes,
    });

  const locked = (tx: Db, request: ServiceRequest, id: string): Promise<Stored> =>
    lockRow(tx, occupancies, own(request, eq(occupancies.id, id)));

  return {
    list: async ({ query }, request) => {
      const found = await pageOf(db, occupancies, {
        select: selectReached(db),
        where: own(
          request,
          query.unitId ? eq(occupancies.unitId, query.unitId) : undefined,
          query.customerId ? eq(occupancies.customerId, query.customerId) : undefined,
        ),
        order: [
          sql`coalesce(${occupancies.movedOut}, '9999-12-31') desc`,
          desc(occupancies.movedIn),
          desc(occupancies.id),
        ],
        query,
      });
      const mayReach = request.caller.permissions.has('customers:view');
      return {
        ...found,
        rows: found.rows.map(({ phone, ...stay }) => (mayReach ? { ...stay, phone } : stay)),
      };
    },

    get: ({ params }, request) => read(db, request, params.id),

    upsert: async ({ body: { id, version, ...draft } }, request) => {
      const stamp = changeStamp(request);
      const saved = await db.transaction(async (tx) => {
        const before = id ? await locked(tx, request, id) : undefined;
        if (before) requireVersion(before, version);
        const { unit, customer } = await partsOf(tx, request, draft);
        const row = { id: id ?? uuidv7(), ...draft, ...stamp };
        await refuseOverlap(tx, draft, row.id);
        if (before) {
          const next = { ...row, version: before.version + 1 };
          await tx.update(occupancies).set(next).where(eq(occupancies.id, row.id));
        } else {
          const { propertyId } = request;
          await tx.insert(occupancies).values({ ...row, propertyId, createdAt: stamp.updatedAt });
        }
        const changes = told(before, draft, customer.name);
        await audit(tx, request, line(actionOf(before, draft))(unit, changes));
        return row.id;
      });
      changed(request);
      return read(db, request, saved);
    },

    remove: async ({ params: { id } }, request) => {
      await db.transaction(async (tx) => {
        const { movedIn, movedOut, relation } = await locked(tx, request, id);
        const row = await read(tx, request, id);
        await tx.delete(occupancies).where(eq(occupancies.id, id));
        const gone = { relation: null, movedIn: null, movedOut: null };
        const changes = changedFields({ relation, movedIn, movedOut }, gone);
        const unit = { id: row.unitId, number: row.unitNumber };
        await audit(
          tx,
          request,
          line('residence-removed')(unit, { person: [row.customerName, null], ...changes }),
        );
      });
      changed(request);
      return { id };
    },
  };
}
