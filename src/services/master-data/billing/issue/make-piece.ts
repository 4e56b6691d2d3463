import { eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { showBaht } from '@/contracts/kit/fields/satang';
import { auditAs } from '@/services/kit/records/audit';
import { spendAdvances } from '@/services/master-data/billing/receipts/spend-advances';
import { units } from '@/services/master-data/units/tables';
import { allDays, type Draft } from './draft';
import { makeInvoices } from './make-invoices';
import { monthIssues, monthPieces } from './tables';

/** Who confirmed a month, from where. */
export interface Confirmed {
  id: string;
  name: string;
  ip: string;
  userAgent: string;
}

/**
 * Makes the next piece of a month, with its end where it is the last, in one transaction that takes the
 * piece away: no piece is made twice. Answers how many invoices are made, null where all are.
 */
export const makePiece = (db: NodePgDatabase, issueId: string, by: Confirmed) =>
  db.transaction(async (tx): Promise<{ made: number; units: number } | null> => {
    const [issue] = await tx
      .select()
      .from(monthIssues)
      .where(eq(monthIssues.id, issueId))
      .for('update');
    if (!issue || issue.endedAt) return null;
    const { rows } = await tx.execute<{ drafts: Draft[]; isLast: boolean }>(sql`
      delete from ${monthPieces} where issue_id = ${issueId} and place =
        (select min(place) from ${monthPieces} where issue_id = ${issueId})
      returning drafts, place = (select max(place) from ${monthPieces} where issue_id = ${issueId})
        as "isLast"`);
    const piece = rows[0];
    if (!piece) throw new Error('a month without an end has no piece left');
    // A unit that was taken away meanwhile, with the import that brought it, is billed no more.
    const ids = piece.drafts.map(({ unitId }) => unitId);
    const there = await tx
      .select({ id: units.id })
      .from(units)
      .where(inArray(units.id, ids))
      .for('key share');
    const isThere = new Set(there.map(({ id }) => id));
    // One that was confirmed by a version before this one says no days.
    const drafts = piece.drafts
      .filter(({ unitId }) => isThere.has(unitId))
      .map((draft) => ({ ...allDays, ...draft }));
    const invoices = await makeInvoices(tx, { ...issue, issueId, source: 'own' }, drafts);
    const actor = { accountId: by.id, fullname: by.name, propertyId: issue.propertyId };
    const owing = invoices.map(({ unitId, issuedOn: day }) => ({ unitId, day }));
    await spendAdvances(tx, actor, by, owing);
    const first = issue.first || (invoices[0]?.number ?? '');
    const last = invoices.at(-1)?.number ?? issue.last;
    const made = issue.made + invoices.length;
    const endedAt = piece.isLast ? new Date().toISOString() : null;
    await tx
      .update(monthIssues)
      .set({ first, last, made, endedAt })
      .where(eq(monthIssues.id, issueId));
    if (piece.isLast) {
      const { propertyId, period, total } = issue;
      await auditAs(tx, actor, by, {
        ...{ action: 'issue', entity: 'invoice', entityId: `${propertyId} ${period}` },
        title: `${first} – ${last}`,
        changes: { units: [null, issue.units], total: [null, showBaht(total)] },
      });
    }
    return { made, units: issue.units };
  });
