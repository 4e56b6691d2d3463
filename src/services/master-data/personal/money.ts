import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '@/services/kit/database/db';
import type { Holding, Person } from '@/services/kit/personal/holding';
import { arrearsLetters, clearRequests } from '@/services/master-data/billing/arrears/tables';
import { refunds } from '@/services/master-data/billing/deposits/tables';
import { gatewayPayments } from '@/services/master-data/billing/gateway/tables';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { debtPlans } from '@/services/master-data/billing/plans/tables';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { statementLines } from '@/services/master-data/billing/statements/tables';

interface Paper {
  table: PgTable & Record<'id' | 'propertyId' | 'unitId', PgColumn>;
  name: PgColumn;
  number: PgColumn | SQL;
  amount: PgColumn | SQL;
  day: PgColumn;
}

const none = sql`null`;

/** The papers of money that name who pays. */
const papers: Readonly<Record<string, Paper>> = {
  invoice: {
    ...{ table: invoices, name: invoices.payerName, number: invoices.number },
    ...{ amount: invoices.total, day: invoices.issuedOn },
  },
  receipt: {
    ...{ table: receipts, name: receipts.payerName, number: receipts.number },
    ...{ amount: receipts.amount, day: receipts.day },
  },
  refund: {
    ...{ table: refunds, name: refunds.payeeName, number: refunds.number },
    ...{ amount: refunds.amount, day: refunds.askedAt },
  },
  payment: {
    ...{ table: gatewayPayments, name: gatewayPayments.payerName, number: none },
    ...{ amount: gatewayPayments.amount, day: gatewayPayments.createdAt },
  },
  arrears: {
    ...{ table: arrearsLetters, name: arrearsLetters.payerName, number: arrearsLetters.number },
    ...{ amount: arrearsLetters.owed, day: arrearsLetters.day },
  },
  plan: {
    ...{ table: debtPlans, name: debtPlans.payerName, number: debtPlans.number },
    ...{ amount: debtPlans.total, day: debtPlans.day },
  },
  clear: {
    ...{ table: clearRequests, name: clearRequests.requester, number: none },
    ...{ amount: clearRequests.fee, day: clearRequests.requestedOn },
  },
};

const atTheirs = ({ table, name }: Paper, { propertyId, unitIds, names }: Person) =>
  and(
    eq(table.propertyId, propertyId),
    inArray(table.unitId, [...unitIds]),
    inArray(name, [...names]),
  );

const listed = (db: Db, kind: string, paper: Paper, person: Person) =>
  db
    .select({
      id: sql<string>`${paper.table.id}`.as('id'),
      kind: sql<string>`${kind}::text`.as('kind'),
      number: sql<string | null>`(${paper.number})::text`.as('number'),
      name: sql<string>`${paper.name}`.as('name'),
      satang: sql<string>`(${paper.amount})::text`.as('satang'),
      day: sql<string>`(${paper.day})::text`.as('day'),
    })
    .from(paper.table as PgTable)
    .where(atTheirs(paper, person));

/** Papers of money stay as the accounting law asks; who still owes is not forgotten meanwhile. */
export const money: Holding = {
  columns: [...Object.values(papers).map(({ name }) => name), statementLines.sender],
  rows: async (db, person) => {
    const [first, second, ...rest] = Object.entries(papers).map(([kind, paper]) =>
      listed(db, kind, paper, person),
    );
    if (!first || !second) return [];
    const rows = await unionAll(first, second, ...rest);
    const sent = await db
      .select({
        id: statementLines.id,
        name: statementLines.sender,
        satang: statementLines.amount,
        day: statementLines.day,
      })
      .from(statementLines)
      .where(
        and(
          eq(statementLines.propertyId, person.propertyId),
          inArray(statementLines.sender, [...person.names]),
        ),
      );
    return [...rows, ...sent.map((row) => ({ kind: 'statement', ...row }))].sort((a, b) =>
      a.day.localeCompare(b.day),
    );
  },
  bars: async (db, person) => {
    const [owed] = await db
      .select({ id: invoices.id })
      .from(invoices)
      .where(
        and(
          atTheirs(papers.invoice as Paper, person),
          gt(invoices.owed, 0),
          isNull(invoices.voidedAt),
        ),
      )
      .limit(1);
    return owed && 'CUSTOMER_OWES';
  },
};
