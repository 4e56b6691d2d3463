import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { inMonth } from '@/services/master-data/billing/late/lateness';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { agreements } from '@/services/master-data/billing/statements/agree';
import { bankAccounts, statementLines } from '@/services/master-data/billing/statements/tables';
import { isLoose, isWaiting, selectLoose } from '@/services/master-data/billing/statements/waiting';
import { type Check, checked } from './check';

async function hasAccounts(db: Db, propertyId: string): Promise<boolean> {
  const own = eq(bankAccounts.propertyId, propertyId);
  const [any] = await db.select({ id: bankAccounts.id }).from(bankAccounts).where(own).limit(1);
  return any !== undefined;
}

/** Lines of money that came in, and whose nobody has said. */
export const matched: Check = async (db, { propertyId, period }) => {
  const [isThere, lines] = await Promise.all([
    hasAccounts(db, propertyId),
    db
      .select({
        id: statementLines.id,
        about: statementLines.description,
        amount: statementLines.amount,
      })
      .from(statementLines)
      .leftJoin(receipts, eq(receipts.id, statementLines.receiptId))
      .where(
        and(
          eq(statementLines.propertyId, propertyId),
          inMonth(statementLines.day, period),
          isWaiting,
        ),
      )
      .orderBy(asc(statementLines.day), asc(statementLines.place)),
  ]);
  const found = lines.map(({ id, ...line }) => ({ ...line, href: `/statements/${id}` }));
  return checked(found, { href: `/statements?state=open&period=${period}`, isThere });
};

/** Accounts whose statement differs from the books, lacks lines or was not brought. */
export const agrees: Check = async (db, { propertyId, period }) => {
  const { accounts } = await agreements(db, propertyId, period);
  const href = `/statements/agree?period=${period}`;
  const found = accounts
    .filter(({ difference, missing }) => difference !== 0 || missing !== 0)
    .map(({ accountName: about, difference, missing }) => ({
      ...{ about, href },
      amount: difference || missing,
    }));
  return checked(found, { href, isThere: accounts.length > 0 });
};

/** Receipts of money that came to a bank, and stand in no statement. */
export const loose: Check = async (db, { propertyId, period }) => {
  const [isThere, rows] = await Promise.all([
    hasAccounts(db, propertyId),
    selectLoose(db)
      .where(and(isLoose(db, propertyId), inMonth(receipts.day, period)))
      .orderBy(asc(receipts.day), sql`${receipts.number}`),
  ]);
  const found = rows.map(({ id, number, unitNumber, amount }) => ({
    ...{ about: `${unitNumber} ${number}`, amount, href: `/receipts/${id}` },
  }));
  return checked(isThere ? found : [], { href: `/statements/agree?period=${period}`, isThere });
};
