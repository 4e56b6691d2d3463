import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { isOwed } from '@/services/master-data/billing/late/lateness';
import { payerOf } from '@/services/master-data/billing/payer';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { namesOf } from '@/services/master-data/units/living';
import { units } from '@/services/master-data/units/tables';
import { type Judgement, judge, type Known } from './match/judge';
import { statementLines } from './tables';

const line = statementLines;

/** Of lines beside their receipts: it has one that counts, or is booked to an account. */
export const isBooked = or(
  isNotNull(line.bookedTo),
  and(isNull(receipts.voidedAt), isNotNull(receipts.id)),
);
/** Of lines beside their receipts: money that came in, and whose nobody has said yet. */
export const isWaiting = and(
  gt(line.amount, 0),
  eq(line.asideReason, ''),
  isNull(line.bookedTo),
  or(isNull(line.receiptId), sql`${receipts.voidedAt} is not null`),
);

/** How money comes to a bank's account; cash may be brought there by the office itself. */
const banked = ['transfer', 'promptpay', 'cheque', 'gateway'] as const;
/** Days of receipts around the lines that they may be of. */
const around = 10;

/** Receipts of money that came to a bank, count, and stand in no statement. */
export const isLoose = (db: Db, propertyId: string) =>
  and(
    eq(receipts.propertyId, propertyId),
    inArray(receipts.method, [...banked]),
    isNull(receipts.voidedAt),
    notExists(db.select({ one: sql`1` }).from(line).where(eq(line.receiptId, receipts.id))),
  );

const looseColumns = {
  id: receipts.id,
  number: receipts.number,
  unitId: receipts.unitId,
  unitNumber: receipts.unitNumber,
  payerName: receipts.payerName,
  amount: receipts.amount,
  day: receipts.day,
  reference: receipts.reference,
};
export const selectLoose = (db: Db) => db.select(looseColumns).from(receipts).$dynamic();

/** The property's units with who lives there, and what they owe. */
export async function owingUnits(
  db: Db,
  propertyId: string,
): Promise<Pick<Known, 'units' | 'invoices'>> {
  const [rows, owed] = await Promise.all([
    db
      .select({
        id: units.id,
        number: units.number,
        owners: namesOf('owner'),
        tenants: namesOf('tenant'),
        residents: namesOf('resident'),
      })
      .from(units)
      .where(eq(units.propertyId, propertyId)),
    db
      .select({
        id: invoices.id,
        unitId: invoices.unitId,
        number: invoices.number,
        owed: invoices.owed,
        dueOn: invoices.dueOn,
        period: invoices.period,
      })
      .from(invoices)
      .where(and(eq(invoices.propertyId, propertyId), isOwed))
      .orderBy(asc(invoices.dueOn), asc(invoices.number)),
  ]);
  return {
    units: rows.map(({ id, number, ...names }) => {
      const owners = names.owners as string[];
      const people = [...owners, ...(names.tenants as string[]), ...(names.residents as string[])];
      return { id, number, payerName: payerOf(owners), people };
    }),
    invoices: owed,
  };
}

/** Whom each sender has paid for, by the lines that are booked. */
async function historyOf(db: Db, propertyId: string): Promise<Known['history']> {
  const rows = await db
    .select({ sender: line.sender, unitId: receipts.unitId })
    .from(line)
    .innerJoin(receipts, eq(receipts.id, line.receiptId))
    .where(and(eq(line.propertyId, propertyId), isNull(receipts.voidedAt), ne(line.sender, '')))
    .groupBy(line.sender, receipts.unitId);
  const history = new Map<string, Set<string>>();
  for (const { sender, unitId } of rows) {
    history.set(sender, (history.get(sender) ?? new Set()).add(unitId));
  }
  return history;
}

export interface Waiting extends Known {
  judged: ReadonlyMap<string, Judgement>;
}

/** All lines of the property that are to be matched, each as it stands now. */
export async function waitingOf(db: Db, propertyId: string): Promise<Waiting> {
  const lines = await db
    .select({
      id: line.id,
      day: line.day,
      amount: line.amount,
      description: line.description,
      reference: line.reference,
      sender: line.sender,
    })
    .from(line)
    .leftJoin(receipts, eq(receipts.id, line.receiptId))
    .where(and(eq(line.propertyId, propertyId), isWaiting))
    .orderBy(asc(line.day), asc(line.time), asc(line.place), asc(line.id));
  const days = lines.map(({ day }) => day);
  const [first, last] = [days.at(0), days.at(-1)];
  const [known, history, loose] = await Promise.all([
    owingUnits(db, propertyId),
    historyOf(db, propertyId),
    first && last
      ? selectLoose(db).where(
          and(
            isLoose(db, propertyId),
            gte(receipts.day, dayAfter(first, -around)),
            lte(receipts.day, dayAfter(last, around)),
          ),
        )
      : [],
  ]);
  const all = { ...known, history, receipts: loose };
  return { ...all, judged: judge(lines, all) };
}
