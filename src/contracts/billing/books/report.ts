import * as z from 'zod';
import { accounts, funds } from '@/contracts/billing/books/chart';
import { chargeKinds } from '@/contracts/billing/charge';
import { buckets } from '@/contracts/billing/invoice';
import { satang } from '@/contracts/billing/money';
import { monthFigures } from '@/contracts/billing/period';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { day, id } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';

/** Kinds of income that are what an account of theirs holds: what banks take is below 0. */
const ownKinds = ['forfeited', 'interest', 'sundry', 'bankCharges'] as const;

/**
 * What income is of: the kinds of charges, what another program's invoices were changed by, what was waived,
 * credited or written off of all that, what was kept of deposits, and what banks paid and took.
 */
export const incomeKinds = [...chargeKinds, 'corrected', 'credited', ...ownKinds] as const;
export type IncomeKind = (typeof incomeKinds)[number];

export const isOwnKind = (kind: IncomeKind): kind is (typeof ownKinds)[number] =>
  ownKinds.some((one) => one === kind);

/** Of the month, and of its year up to the month's end. */
const sums = { month: satang, year: satang };

/** An invoice that was open on a day. */
const openInvoice = z.object({
  id,
  number: z.string(),
  unitId: id,
  unitNumber: z.string(),
  payerName: z.string(),
  dueOn: day,
  daysLate: z.number().int(),
  bucket: z.enum(buckets),
  owed: satang,
});
export type OpenInvoice = z.output<typeof openInvoice>;

const report = z.object({
  period: month,
  closed: z.boolean(),
  income: z.array(z.object({ kind: z.enum(incomeKinds), ...sums })),
  /** Money that came, with what was voided. */
  money: z.array(z.object({ account: z.enum(accounts), ...sums })),
  /** On which it is told what stands: balances, funds, and how old what is owed is. */
  day,
  /** Debits above 0; together 0. */
  balances: z.array(z.object({ account: z.enum(accounts), fund: z.enum(funds), amount: satang })),
  /** Asked for, come in and owed of each fund up to the day; money pays all lines of an invoice alike. */
  funds: z.array(
    z.object({ fund: z.enum(funds), charged: satang, collected: satang, owed: satang }),
  ),
  ageing: z.array(z.object({ bucket: z.enum(buckets), n: z.number().int(), owed: satang })),
  /** The units that owe most on that day, late or not; ten at most. */
  owing: z.array(
    z.object({ unitId: id, unitNumber: z.string(), payerName: z.string(), owed: satang }),
  ),
  /** A year up to the month, the latest first; in basis points what came in of what was asked for. */
  months: z.array(monthFigures.extend({ rate: z.number().int().nullable() })),
});
export type BooksReport = z.output<typeof report>;

const service = 'master-data';
const path = '/sf/books/report';
/** What stands is told for any day that has come; else for the month's last, or today. */
const call = z.object({ query: z.object({ period: month, day: day.optional() }) });

export const booksReportEndpoints = {
  read: endpoint({ ...{ service, method: 'GET', path, call }, reply: report, needs: 'books:view' }),
  /** For the committee and the co-owners, on paper. */
  paper: endpoint({
    ...{ service, method: 'GET', path: `${path}/paper`, call },
    ...{ reply: fileReply, envelope: 'file', needs: 'books:export' },
  }),
  /** The same as .xlsx, with each invoice that is open. */
  sheet: endpoint({
    ...{ service, method: 'GET', path: `${path}/sheet`, call },
    ...{ reply: fileReply, envelope: 'file', needs: 'books:export' },
  }),
};
