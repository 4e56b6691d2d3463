import { asc, eq } from 'drizzle-orm';
import type { InvoiceEvent } from '@/contracts/billing/invoice';
import type { Db } from '@/services/kit/database/db';
import { credits } from './tables';

type Happened = Pick<InvoiceEvent, 'id' | 'kind' | 'at' | 'by' | 'why' | 'credit'>;

/** What of an invoice, or of being late with it, was asked to be taken away, and what became of that. */
export async function creditEvents(db: Db, invoiceId: string): Promise<Happened[]> {
  const rows = await db
    .select()
    .from(credits)
    .where(eq(credits.invoiceId, invoiceId))
    .orderBy(asc(credits.askedAt), asc(credits.id));
  return rows.flatMap((row): Happened[] => {
    const { id, kind, number, amount, grantedAt, endedAt } = row;
    const credit = { id, number, amount };
    const asked = { by: row.askedBy, why: row.why, credit, at: row.askedAt };
    const granted = { by: row.grantedBy, why: '', credit };
    const ended = { by: row.endedBy, why: row.endReason, credit };
    const end = row.state === 'voided' ? 'Voided' : 'Refused';
    return [
      { ...asked, id: `asked ${id}`, kind: `${kind}Asked` },
      ...(grantedAt
        ? [{ ...granted, id: `granted ${id}`, kind: `${kind}Granted` as const, at: grantedAt }]
        : []),
      ...(endedAt
        ? [{ ...ended, id: `ended ${id}`, kind: `${kind}${end}` as const, at: endedAt }]
        : []),
    ];
  });
}
