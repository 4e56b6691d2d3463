import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { inState, isOwed } from '@/services/master-data/billing/late/lateness';
import { exact, sumOf } from '@/services/master-data/billing/satang-sum';
import { units } from './tables';

/** What units owe is told by their invoices. */
export const maySeeMoney = ({ caller }: ServiceRequest) => caller.permissions.has('invoices:view');

/** Of units: those whose invoices owe something. */
export const owing = (db: Db, propertyId: string): SQL =>
  inArray(
    units.id,
    db
      .select({ id: invoices.unitId })
      .from(invoices)
      .where(and(eq(invoices.propertyId, propertyId), isOwed)),
  );

/** Of units: what their invoices in a state owe, in satang. */
export const owedIn = (state: 'owed' | 'late'): SQL<number> =>
  sql`${sql`(select ${sumOf(invoices.owed)} from ${invoices}
    where ${and(eq(invoices.unitId, units.id), inState(state))})`}`.mapWith(exact);
