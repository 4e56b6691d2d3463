import { and, count, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { invoiceEndpoints } from '@/contracts/billing/invoice';
import type { Handlers } from '@/services/kit/calls/mount';
import { countIf } from '@/services/kit/records/count-each';
import { papersKept } from '@/services/master-data/billing/books/totals';
import { inState, isOwed } from '@/services/master-data/billing/late/lateness';
import { foundInvoices } from './found';
import { invoices } from './tables';

/** All of a property: what is owed by its own index, the others by the counts that are kept and those that are void. */
async function ofAll(db: NodePgDatabase, propertyId: string) {
  const own = eq(invoices.propertyId, propertyId);
  const [found] = await db
    .select({
      all: papersKept(propertyId, 'invoices'),
      void: db.$count(invoices, and(own, inState('void'))),
      owed: count(),
      late: countIf(inState('late')),
    })
    .from(invoices)
    .where(and(own, isOwed));
  const { all = 0, owed = 0, late = 0, void: voided = 0 } = found ?? {};
  return { all, owed, late, paid: all - owed - voided, void: voided };
}

/** How many invoices there are to each view of the list, of those that its other filters find. */
export const invoiceTabs =
  (db: NodePgDatabase): Handlers<typeof invoiceEndpoints>['tabs'] =>
  async ({ query }, { propertyId }) => {
    if (Object.values(query).every((value) => value === undefined)) return ofAll(db, propertyId);
    const [found] = await db
      .select({
        all: count(),
        owed: countIf(inState('owed')),
        late: countIf(inState('late')),
        paid: countIf(inState('paid')),
        void: countIf(inState('void')),
      })
      .from(invoices)
      .where(foundInvoices(query, propertyId));
    return found ?? { all: 0, owed: 0, late: 0, paid: 0, void: 0 };
  };
