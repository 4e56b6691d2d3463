import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { chargeEndpoints } from '@/contracts/billing/charge';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { pageOf } from '@/services/kit/records/page-of';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { bareNumber } from '@/services/kit/text/unit-number';
import { refuseWhileIssuing } from '@/services/master-data/billing/issue/running';
import { units } from '@/services/master-data/units/tables';
import { charges } from './tables';

const shown = {
  id: charges.id,
  unitId: charges.unitId,
  unitNumber: units.number,
  kind: charges.kind,
  description: charges.description,
  quantity: charges.quantity,
  rate: charges.rate,
  basis: charges.basis,
  months: charges.months,
  discount: charges.discount,
  amount: charges.amount,
  derivation: charges.derivation,
};

export const selectCharges = (db: Db) =>
  db.select(shown).from(charges).innerJoin(units, eq(units.id, charges.unitId)).$dynamic();

const waiting = ({ propertyId }: ServiceRequest, id?: string) =>
  and(
    eq(charges.propertyId, propertyId),
    isNull(charges.invoiceId),
    id === undefined ? undefined : eq(charges.id, id),
  );

/** What waits for the next invoice, as it was entered; of one unit, or of all of the property's. */
export const waitingCharges = (db: Db, propertyId: string, unitId?: string) =>
  db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.propertyId, propertyId),
        isNull(charges.invoiceId),
        unitId === undefined ? undefined : eq(charges.unitId, unitId),
      ),
    )
    .orderBy(asc(charges.id));

const usualWords = { fine: 'ค่าปรับ', other: 'ค่าใช้จ่ายอื่น' };

/** What is entered for units, and waits for the next month's invoices. */
export function chargeHandlers(db: NodePgDatabase): Handlers<typeof chargeEndpoints> {
  async function read(request: ServiceRequest, id: string) {
    const [row] = await selectCharges(db).where(waiting(request, id));
    if (!row) throw new Problem('NOT_FOUND');
    return row;
  }

  return {
    list: ({ query }, request) =>
      pageOf(db, charges, {
        select: selectCharges(db).$dynamic(),
        where: waiting(request),
        order: [inThaiOrder(units.number), asc(charges.id)],
        query,
      }),

    get: ({ params }, request) => read(request, params.id),

    create: async ({ body }, request) => {
      const { propertyId } = request;
      const id = uuidv7();
      await db.transaction(async (tx) => {
        const [unit] = await tx
          .select({ id: units.id, number: units.number })
          .from(units)
          .where(
            and(
              eq(units.propertyId, propertyId),
              eq(units.bareNumber, bareNumber(sql`${body.unitNumber}::text`)),
            ),
          );
        if (!unit) throw invalidField('unitNumber', 'unknownUnit');
        const { kind, amount } = body;
        const description = body.description || usualWords[kind];
        await tx.insert(charges).values({
          ...{ id, propertyId, unitId: unit.id, kind, description, amount },
          createdAt: new Date().toISOString(),
        });
        await audit(tx, request, {
          ...{ action: 'create', entity: 'charge', entityId: id, title: unit.number },
          changes: { description: [null, description], amount: [null, showBaht(amount)] },
        });
      });
      request.changed('invoices');
      return read(request, id);
    },

    remove: async ({ params: { id } }, request) => {
      const row = await read(request, id);
      await db.transaction(async (tx) => {
        const gone = await tx
          .delete(charges)
          .where(waiting(request, id))
          .returning({ id: charges.id });
        if (gone.length === 0) throw new Problem('NOT_FOUND');
        await refuseWhileIssuing(tx, request.propertyId);
        await audit(tx, request, {
          ...{ action: 'delete', entity: 'charge', entityId: id, title: row.unitNumber },
          changes: { amount: [showBaht(row.amount), null] },
        });
      });
      request.changed('invoices');
      return { id };
    },
  };
}
