import { asc, eq } from 'drizzle-orm';
import type { InvoiceEvent } from '@/contracts/billing/invoice';
import type { Db } from '@/services/kit/database/db';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import { creditEvents } from '@/services/master-data/billing/credits/events';
import { standing } from '@/services/master-data/billing/late/lateness';
import { letterEnd } from '@/services/master-data/billing/mailed/state';
import { paperLetters } from '@/services/master-data/billing/mailed/tables';
import { receiptInvoices, receipts } from '@/services/master-data/billing/receipts/tables';
import type { invoices } from './tables';

type Row = typeof invoices.$inferSelect;
type Happened = Pick<InvoiceEvent, 'id' | 'kind' | 'at'> & Partial<InvoiceEvent>;

/** What became of its letters. */
async function mailEvents(db: Db, id: string, mayPeople: boolean): Promise<Happened[]> {
  const letters = await db.select().from(paperLetters).where(eq(paperLetters.paperId, id));
  return letters.flatMap((letter): Happened[] => {
    const { by, sentAt, openedAt, createdAt, failedAt, failure: why } = letter;
    const about = { by, address: mayPeople ? letter.address : '' };
    const end = letterEnd(letter);
    const opened = { ...about, by: '', id: `opened ${letter.id}`, kind: 'opened' } as const;
    const ended =
      end === 'sent'
        ? ({ kind: 'mailed', at: sentAt ?? createdAt } as const)
        : end === 'waiting'
          ? ({ kind: 'mailWaits', at: createdAt } as const)
          : ({ kind: 'mailFailed', at: failedAt ?? createdAt, why: why || end } as const);
    if (end === 'dropped') return [];
    return [
      { ...about, ...ended, id: letter.id },
      ...(openedAt ? [{ ...opened, at: openedAt }] : []),
    ];
  });
}

/** What was paid of it, and taken back. */
async function moneyEvents(db: Db, id: string): Promise<Happened[]> {
  const paid = await db
    .select({ receipt: receipts, amount: receiptInvoices.amount })
    .from(receiptInvoices)
    .innerJoin(receipts, eq(receipts.id, receiptInvoices.receiptId))
    .where(eq(receiptInvoices.invoiceId, id))
    .orderBy(asc(receipts.serial));
  return paid.flatMap(({ receipt: row, amount }): Happened[] => {
    const receipt = { id: row.id, number: row.number, amount };
    return [
      { id: row.id, kind: 'paid', at: row.createdAt, by: row.by, receipt },
      ...(row.voidedAt
        ? [
            {
              ...{ id: `unpaid ${row.id}`, kind: 'unpaid' as const, at: row.voidedAt, receipt },
              ...{ by: row.voidedBy, why: row.voidReason },
            },
          ]
        : []),
    ];
  });
}

const none = { by: '', address: '', why: '', receipt: null, credit: null };
const dayOf = (at: string) => (at.length > 10 ? bangkokDay(new Date(at)) : at);
/** What is known by its day alone was there when that day began. */
const placeOf = ({ at }: Happened) => `${dayOf(at)} ${at.length > 10 ? at : ''}`;

/** All that happened to an invoice, the latest first. */
export async function invoiceEvents(db: Db, row: Row, mayPeople: boolean): Promise<InvoiceEvent[]> {
  const [mail, money, credited] = await Promise.all([
    mailEvents(db, row.id, mayPeople),
    moneyEvents(db, row.id),
    creditEvents(db, row.id),
  ]);
  const { voidedAt, voidReason: why } = row;
  const own: Happened[] = [
    { id: 'issued', kind: 'issued', at: row.issuedOn },
    ...(standing(row).daysLate > 0
      ? [{ id: 'late', kind: 'late' as const, at: dayAfter(row.dueOn, 1) }]
      : []),
    ...(voidedAt ? [{ id: 'voided', kind: 'voided' as const, at: voidedAt, why }] : []),
  ];
  return [...own, ...mail, ...money, ...credited]
    .map((one) => ({ ...none, ...one }))
    .sort((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));
}
