import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { paymentDraft } from '@/contracts/billing/receipt';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { takeCheque } from '@/services/master-data/billing/cheques/take';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { unbilledOf } from '@/services/master-data/billing/issue/unbilled';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { units } from '@/services/master-data/units/tables';
import { holdAlike, refuseAlike } from './alike';
import { billAlong } from './bill-along';
import { receipts } from './tables';
import { takePayment } from './take';

type Draft = Omit<z.output<typeof paymentDraft>, 'id'>;

/** Holds all units of a payment in one order, so that no two desks wait for each other. */
async function holdUnits(tx: Db, propertyId: string, unitIds: readonly string[]): Promise<void> {
  const held = await tx
    .select({ id: units.id })
    .from(units)
    .where(and(inArray(units.id, [...unitIds]), eq(units.propertyId, propertyId)))
    .orderBy(asc(units.id))
    .for('update');
  if (held.length < unitIds.length) throw new Problem('NOT_FOUND');
}

/** Bills what the units owe unbilled, which has to be what was shown, and answers the invoices. */
async function billAll(tx: Db, request: ServiceRequest, draft: Draft, unitIds: readonly string[]) {
  const totals = new Map<string, number>();
  for (const unitId of unitIds) {
    const { lines } = await unbilledOf(tx, request.propertyId, unitId, draft.day);
    totals.set(unitId, Math.max(0, totalOf(lines)));
  }
  const total = [...totals.values()].reduce((sum, one) => sum + one, 0);
  if (total !== draft.unbilled) throw new Problem('UNBILLED_CHANGED', { total: showBaht(total) });
  const made: string[] = [];
  for (const [unitId, one] of totals) {
    if (one > 0) made.push(await billAlong(tx, request, { unitId, day: draft.day }, one));
  }
  return made;
}

interface Share {
  unitId: string;
  amount: number;
  invoiceIds: string[];
}

/**
 * What of a payment is each unit's: the invoices that are named first, the oldest of all units before the
 * next; what is more is the first unit's. Throws `INVALID` for another unit's invoice, and for more than is owed.
 */
async function sharesOf(
  tx: Db,
  { amount, keepRest }: Draft,
  unitIds: readonly string[],
  named: ReadonlySet<string>,
): Promise<Share[]> {
  const all = await tx
    .select({ id: invoices.id, unitId: invoices.unitId, owed: invoices.owed })
    .from(invoices)
    .where(and(inArray(invoices.unitId, [...unitIds]), gt(invoices.owed, 0)))
    .orderBy(asc(invoices.dueOn), asc(invoices.number));
  const chosen = all.filter(({ id }) => named.size === 0 || named.has(id));
  if (named.size > 0 && chosen.length < named.size) throw invalidField('invoiceIds', 'invalid');
  const inTurn = keepRest ? [...chosen, ...all.filter((one) => !chosen.includes(one))] : chosen;
  const parts = new Map<string, number>();
  let left = amount;
  for (const { unitId, owed } of inTurn) {
    const part = Math.min(left, owed);
    left -= part;
    parts.set(unitId, (parts.get(unitId) ?? 0) + part);
  }
  if (left > 0 && !keepRest) throw invalidField('amount', 'beyondOwed');
  const [first = ''] = unitIds;
  parts.set(first, (parts.get(first) ?? 0) + left);
  return unitIds.flatMap((unitId) => {
    const part = parts.get(unitId) ?? 0;
    const own = chosen.filter((one) => one.unitId === unitId && named.has(one.id));
    return part > 0 ? [{ unitId, amount: part, invoiceIds: own.map(({ id }) => id) }] : [];
  });
}

/**
 * Takes a payment at the desk, for one unit or several, in the caller's transaction: each gets a receipt of its
 * own, and the first one's id is answered.
 */
export async function takeTogether(tx: Db, request: ServiceRequest, draft: Draft): Promise<string> {
  const { propertyId, caller } = request;
  const { method, day, payerName, reference, amount, unitId, received } = draft;
  const unitIds = [...new Set([unitId, ...draft.along])];
  const isOne = unitIds.length === 1;
  if (method === 'advance' && !isOne) throw invalidField('method', 'advanceOfOne');
  await holdAlike(tx, propertyId, method);
  await holdUnits(tx, propertyId, unitIds);
  if (!draft.isAnother) await refuseAlike(tx, { ...draft, propertyId });
  const billed = draft.unbilled === null ? [] : await billAll(tx, request, draft, unitIds);
  const invoiceIds = [...draft.invoiceIds, ...billed];
  const shares = isOne
    ? [{ unitId, amount, invoiceIds }]
    : await sharesOf(tx, draft, unitIds, new Set(invoiceIds));
  const beyond = draft.keepRest && method !== 'advance' ? 'kept' : 'refused';
  const chequeId = await takeCheque(tx, { propertyId, method, cheque: draft.cheque });
  const made: string[] = [];
  for (const share of shares) {
    if (!isOne && !draft.isAnother) {
      await refuseAlike(tx, { ...draft, ...share, propertyId, reference: '' });
    }
    const { id, number } = await takePayment(tx, {
      ...{ ...share, propertyId, method, day, payerName, reference, beyond, by: caller.fullname },
      chequeId,
    });
    await audit(tx, request, {
      ...{ action: 'create', entity: 'receipt', entityId: id, title: number },
      changes: {
        amount: [null, showBaht(share.amount)],
        ...(received !== null && { received: [null, showBaht(received)] }),
      },
    });
    made.push(id);
  }
  const [first] = made;
  if (!first) throw invalidField('amount', 'beyondOwed');
  if (made.length > 1) {
    await tx.update(receipts).set({ together: uuidv7() }).where(inArray(receipts.id, made));
  }
  return first;
}
