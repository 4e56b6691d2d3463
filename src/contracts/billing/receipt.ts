import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { daySpan } from '@/contracts/kit/fields/day-span';
import { day, flag, id, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { month } from '@/contracts/kit/fields/month';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { reference } from '@/contracts/kit/references/reference';
import { charge, chargeKinds } from './charge';
import { chequeDraft } from './cheques/draft';
import { depositKinds } from './deposits/kinds';
import { mostSatang, optionalAmount, satang, someAmount } from './money';
import { mailStates } from './paper-letter';

/** How money came: at the desk, or through the gateway. */
export const payMethods = [
  'cash',
  'transfer',
  'promptpay',
  'cheque',
  'gateway',
  'advance',
] as const;
export type PayMethod = (typeof payMethods)[number];
/** What the desk takes; what was paid too much before can be used there too. */
export const deskMethods = ['cash', 'transfer', 'promptpay', 'cheque', 'advance'] as const;

export const receipt = z.object({
  id,
  /**
   * Of the property and the Buddhist year, without a gap: `RMN-RC2569-000012`; `AD` in place of `RC` where money
   * that was paid ahead, and has its receipt, is used.
   */
  number: z.string(),
  unitId: id,
  unitNumber: z.string(),
  payerName: z.string(),
  method: z.enum(payMethods),
  day,
  amount: satang,
  voided: z.boolean(),
  voidReason: z.string(),
  /** How many times it was printed. */
  prints: z.number().int(),
  by: z.string(),
  createdAt: instant,
});
export type Receipt = z.output<typeof receipt>;

export const receiptDetail = receipt.extend({
  reference: z.string(),
  /** In words. */
  inWords: z.string(),
  invoices: z.array(z.object({ id, number: z.string(), amount: satang })),
  /** What the money for these paid: the fee, the fund, water; nothing of a voided one of before funds were apart. */
  of: z.array(z.object({ kind: z.enum(chargeKinds), amount: satang })),
  /** What was paid beyond what was owed, kept for the unit. */
  advance: satang,
  /** What it is left for with the office; null of what pays invoices. */
  deposit: z.enum(depositKinds).nullable(),
  /** Receipts of other units that the same money gave. */
  together: z.array(z.object({ id, number: z.string(), unitNumber: z.string(), amount: satang })),
  /** Debt-free letters that count and were written since. */
  letters: z.array(z.object({ id, number: z.string() })),
  voidedBy: z.string(),
  voidedAt: instant.nullable(),
  /** How far it has come by e-mail. */
  mail: z.enum(mailStates),
});
export type ReceiptDetail = z.output<typeof receiptDetail>;

/** All but what was paid ahead and is used later: money that came in. */
export const received = 'received';

export const receiptFilter = pageQuery(20).extend({
  period: month.optional(),
  method: z.enum([...payMethods, received]).optional(),
  voided: flag.optional(),
  /** The days of payment, and those on which it was voided. */
  paid: daySpan.optional(),
  voidedOn: daySpan.optional(),
  unitId: id.optional(),
});

/** What the list's strip says. */
export const receiptSums = ['today', 'cash', 'month', 'voided'] as const;
export type ReceiptSum = (typeof receiptSums)[number];

/** How many units one payment can be for, beside the first. */
export const mostAlong = 30;

const payment = z.object({
  /** Sent again, it is the same payment; its receipt has an id of its own. */
  id: tryId,
  unitId: reference('unit'),
  /** Other units that the same money pays, each by a receipt of its own. */
  along: z.array(reference('unit')).max(mostAlong).default([]),
  method: z.enum(deskMethods),
  amount: someAmount,
  day: typedDay,
  payerName: text(200),
  reference: optionalText(100),
  /** Which cheque pays, where one does: it is in clearing until the bank has paid it. */
  cheque: chequeDraft.nullable().default(null),
  /** What was handed over in cash, where it was counted; what is more than the amount is handed back. */
  received: optionalAmount,
  /** Which invoices of these units it is for, the oldest first; all of them where none is named. */
  invoiceIds: z.array(reference('invoice')).max(100).default([]),
  /** What is more goes to what else they owe, and the rest is kept for the first unit's next invoice. */
  keepRest: flag.default(false),
  /** Taken though one that is like it was taken: without it that fails with `PAYMENT_ALIKE`. */
  isAnother: flag.default(false),
  /**
   * The sum of what they owe unbilled, as it was shown: it is billed, and paid with the rest. Refused where
   * it is another by now.
   */
  unbilled: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(mostSatang)
    .nullable()
    .default(null),
});

/** What the desk takes: no less than it says in cash. */
export const paymentDraft = payment.refine(
  ({ received, amount }) => received === null || received >= amount,
  { path: ['received'], message: 'receivedLess' },
);

/** What a unit owes, the oldest first, what it has paid ahead, and what no invoice asks for yet. */
const owing = z.object({
  unitId: id,
  unitNumber: z.string(),
  payerName: z.string(),
  owed: satang,
  advance: satang,
  invoices: z.array(
    z.object({ id, number: z.string(), dueOn: day, owed: satang, daysLate: z.number().int() }),
  ),
  unbilled: z.object({
    total: satang,
    lines: z.array(
      charge.pick({ id: true, kind: true, description: true, amount: true, derivation: true }),
    ),
  }),
});
export type Owing = z.output<typeof owing>;

/** What a receipt is printed on: half a sheet, or the roll of a till's printer, 80 mm wide. */
export const receiptPapers = ['a5', 'roll'] as const;
export type ReceiptPaper = (typeof receiptPapers)[number];

const service = 'master-data';
const params = z.object({ id });

const list = endpoint({
  service,
  method: 'GET',
  path: '/sf/receipt',
  call: z.object({ query: receiptFilter }),
  reply: pageOf(receipt),
  needs: 'receipts:view',
});

export const receiptEndpoints = {
  list,
  /** What the receipts of the day that it is, and of its month, come to. */
  sums: endpoint({
    service,
    method: 'GET',
    path: '/sf/receipt/sums',
    call: z.object({}),
    reply: z.object({
      day,
      sums: z.array(
        z.object({ name: z.enum(receiptSums), count: z.number().int(), amount: satang }),
      ),
    }),
    needs: 'receipts:view',
  }),
  get: endpoint({
    service,
    method: 'GET',
    path: '/sf/receipt/:id',
    call: z.object({ params }),
    reply: receiptDetail,
    needs: 'receipts:view',
  }),
  /**
   * What a unit owes, and others beside it (`along`, their ids with commas): no invoice asks yet for what was
   * entered, and for being late up to a day, today where none is named. `others` owe and are the same owners'.
   */
  owed: endpoint({
    service,
    method: 'GET',
    path: '/sf/receipt/owed',
    call: z.object({
      query: z.object({
        unitId: id,
        along: limited(37 * mostAlong)
          .transform((ids) => ids.split(',').filter(Boolean))
          .pipe(z.array(id).max(mostAlong))
          .optional(),
        day: day.optional(),
      }),
    }),
    reply: owing.extend({
      along: z.array(owing),
      others: z.array(z.object({ unitId: id, unitNumber: z.string(), owed: satang })),
    }),
    needs: 'receipts:view',
  }),
  /** The invoice whose code was scanned: its number, its QR or its barcode; fails with `NOT_FOUND`. */
  scanned: endpoint({
    service,
    method: 'GET',
    path: '/sf/receipt/scanned',
    call: z.object({ query: z.object({ code: limited(500) }) }),
    reply: z.object({ unitId: id, unitNumber: z.string(), invoiceId: id }),
    needs: 'receipts:view',
  }),
  /**
   * Takes a payment and gives its receipt, one for each unit, all or none; the same again is the same. Fails with
   * `PAYMENT_ALIKE` (`number`, `unit`, `amount`, `day`) for a transfer or a cheque that is like one that was taken.
   */
  take: endpoint({
    service,
    method: 'POST',
    path: '/sf/receipt/take',
    call: z.object({ body: paymentDraft }),
    reply: receiptDetail,
    needs: 'receipts:create',
  }),
  cancel: endpoint({
    service,
    method: 'POST',
    path: '/sf/receipt/void/:id',
    call: z.object({ params, body: z.object({ reason: text(200) }) }),
    reply: receiptDetail,
    needs: 'receipts:approve',
  }),
  /** Has a copy sent to the unit's owners by e-mail. Fails with `LETTER_NOBODY`. */
  mail: endpoint({
    service,
    method: 'POST',
    path: '/sf/receipt/letter/:id',
    call: z.object({ params }),
    reply: receiptDetail,
    needs: 'receipts:create',
  }),
  /** The paper, with those of the same money; every one after the first says that it is a copy. */
  print: endpoint({
    service,
    method: 'POST',
    path: '/sf/receipt/print/:id',
    call: z.object({
      params,
      body: z.object({ paper: z.enum(receiptPapers).default('a5') }).prefault({}),
    }),
    reply: fileReply,
    envelope: 'file',
    needs: 'receipts:view',
  }),
  /** All of a month in one file, as copies. */
  month: endpoint({
    service,
    method: 'GET',
    path: '/sf/receipt/month',
    call: z.object({ query: z.object({ period: month }) }),
    reply: fileReply,
    envelope: 'file',
    needs: 'receipts:export',
  }),
  download: downloadEndpoint(list),
};

/** What the list shows. */
export const receiptColumns = {
  number: { kind: 'document', sort: true, fixed: true, card: 'fact' },
  unitNumber: { kind: 'code', sort: true, rank: 1, card: 'lead' },
  payerName: { kind: 'person', wide: true, rank: 1, card: 'title' },
  day: { kind: 'day', sort: true, card: 'fact' },
  method: { kind: 'choice', words: 'methods', rank: 3 },
  amount: { kind: 'satang', sort: true, rank: 1, card: 'figure' },
  voided: { kind: 'yesNo', off: true },
  prints: { kind: 'number', off: true },
  by: { kind: 'person', off: true },
} as const satisfies ListColumns<Receipt>;

/** A receipt's amount as a file has it: in one of three, so that each of them can be added up. */
export interface CountedReceipt extends Receipt {
  /** Money that came in. */
  received: number | null;
  /** Paid from what came in before. */
  used: number | null;
  cancelled: number | null;
}

/** What the list's file shows. */
export const receiptSheetColumns = {
  number: receiptColumns.number,
  day: receiptColumns.day,
  unitNumber: receiptColumns.unitNumber,
  payerName: receiptColumns.payerName,
  method: receiptColumns.method,
  received: { kind: 'satang', summed: true },
  used: { kind: 'satang', summed: true },
  cancelled: { kind: 'satang', summed: true },
  voided: receiptColumns.voided,
  prints: receiptColumns.prints,
  by: receiptColumns.by,
} as const satisfies ListColumns<CountedReceipt>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    receipt: 'master-data';
  }
}
