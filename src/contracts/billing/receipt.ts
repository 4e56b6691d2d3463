import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { daySpan } from '@/contracts/kit/fields/day-span';
import { day, flag, id, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { reference } from '@/contracts/kit/references/reference';
import { charge } from './charge';
import { mostSatang, satang, someAmount } from './money';
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
  /** Of the property and the Buddhist year, without a gap: `RMN-RC2569-000012`. */
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
  /** What was paid beyond what was owed, kept for the unit. */
  advance: satang,
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

export const paymentDraft = z.object({
  /** Sent again, it is the same payment; its receipt has an id of its own. */
  id: tryId,
  unitId: reference('unit'),
  method: z.enum(deskMethods),
  amount: someAmount,
  day: typedDay,
  payerName: text(200),
  reference: optionalText(100),
  /** Which invoices it is for; the oldest of the unit where none is named. */
  invoiceIds: z.array(reference('invoice')).max(100).default([]),
  /** What is more goes to what else the unit owes, and the rest is kept for its next invoice. */
  keepRest: flag.default(false),
  /** Taken though one that is like it was taken: without it that fails with `PAYMENT_ALIKE`. */
  isAnother: flag.default(false),
  /**
   * The sum of what the unit owes unbilled, as it was shown: it is billed, and paid with the rest. Refused
   * where it is another by now.
   */
  unbilled: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(mostSatang)
    .nullable()
    .default(null),
});

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
  get: endpoint({
    service,
    method: 'GET',
    path: '/sf/receipt/:id',
    call: z.object({ params }),
    reply: receiptDetail,
    needs: 'receipts:view',
  }),
  /**
   * What a unit owes, the oldest first, what it has paid ahead, and what no invoice asks for yet: what
   * was entered, and being late up to a day, today where none is named.
   */
  owed: endpoint({
    service,
    method: 'GET',
    path: '/sf/receipt/owed',
    call: z.object({ query: z.object({ unitId: id, day: day.optional() }) }),
    reply: z.object({
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
    }),
    needs: 'receipts:view',
  }),
  /**
   * Takes a payment and gives its receipt, in one; the same again is the same receipt. Fails with
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
  /** The paper; every one after the first says that it is a copy. */
  print: endpoint({
    service,
    method: 'POST',
    path: '/sf/receipt/print/:id',
    call: z.object({ params }),
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
