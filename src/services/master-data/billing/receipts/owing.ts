import { and, eq, exists, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Owing, receiptEndpoints } from '@/contracts/billing/receipt';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { owedBy } from '@/services/master-data/billing/invoices/detail';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { unbilledOf } from '@/services/master-data/billing/issue/unbilled';
import { isOwed, standing, today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { payerOf } from '@/services/master-data/billing/payer';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { namesOf, ofToday } from '@/services/master-data/units/living';
import { occupancies, units } from '@/services/master-data/units/tables';
import { advanceOf } from './advances';

type Reply = z.input<typeof receiptEndpoints.owed.reply>;
type Query = z.output<typeof receiptEndpoints.owed.call>['query'];

/** What one unit owes up to a day; throws `NOT_FOUND`. */
async function owingOf(db: Db, propertyId: string, unitId: string, until: string): Promise<Owing> {
  const [unit] = await db
    .select({ number: units.number, owners: namesOf('owner') })
    .from(units)
    .where(and(eq(units.id, unitId), eq(units.propertyId, propertyId)));
  if (!unit) throw new Problem('NOT_FOUND');
  const [rows, { lines }, advance] = await Promise.all([
    owedBy(db, propertyId, unitId),
    unbilledOf(db, propertyId, unitId, until),
    advanceOf(db, propertyId, unitId),
  ]);
  return {
    ...{ unitId, unitNumber: unit.number, payerName: payerOf(unit.owners as string[]), advance },
    owed: rows.reduce((sum, { owed }) => sum + owed, 0),
    invoices: rows.map((row) => ({ ...row, ...standing(row) })),
    unbilled: { total: totalOf(lines), lines },
  };
}

/** Units that owe and that an owner of one of these owns too, of the property. */
function ownedBeside(db: Db, propertyId: string, unitId: string) {
  const theirs = alias(occupancies, 'theirs');
  const isOwners = exists(
    db
      .select({ one: sql`1` })
      .from(occupancies)
      .innerJoin(theirs, eq(theirs.customerId, occupancies.customerId))
      .where(
        and(
          ...[eq(occupancies.unitId, units.id), eq(occupancies.relation, 'owner'), ofToday()],
          ...[eq(theirs.unitId, unitId), eq(theirs.relation, 'owner')],
          sql`coalesce(${theirs.movedOut}, ${today()}) >= ${today()}`,
        ),
      ),
  );
  return db
    .select({ unitId: units.id, unitNumber: units.number, owed: sumOf(invoices.owed) })
    .from(units)
    .innerJoin(invoices, eq(invoices.unitId, units.id))
    .where(and(eq(units.propertyId, propertyId), ne(units.id, unitId), isOwed, isOwners))
    .groupBy(units.id, units.number)
    .orderBy(inThaiOrder(units.number))
    .limit(30);
}

/** What the desk sees of a unit and of those that are paid along with it. */
export async function deskOwing(
  db: Db,
  propertyId: string,
  { unitId, along = [], day }: Query,
): Promise<Reply> {
  const until = day && day < today() ? day : today();
  const beside = along.filter((one) => one !== unitId);
  const [first, others, ...rest] = await Promise.all([
    owingOf(db, propertyId, unitId, until),
    ownedBeside(db, propertyId, unitId),
    ...beside.map((one) => owingOf(db, propertyId, one, until)),
  ]);
  return { ...first, along: rest, others };
}
