import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import { day, id, instant, text } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';
import { charge, derivation } from './charge';
import { previewRow, previewViews, sharedDifference } from './issue-preview';
import { mostSatang, satang } from './money';
import { issueFigures, issuing, monthIssue } from './month-issue';
import { mailMeanings, mailStates } from './paper-letter';
import { payCodes } from './pay-codes';
import { monthFigures } from './period';

export const invoiceStates = ['open', 'part', 'paid', 'void'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const invoiceMeanings = {
  open: 'off',
  part: 'moving',
  paid: 'done',
  void: 'off',
} as const satisfies Meanings<InvoiceState>;

/** How long what is owed is late, in days. */
export const buckets = ['current', 'd30', 'd60', 'd90', 'more'] as const;
export type Bucket = (typeof buckets)[number];

/** Of a whole month, fetched from the accounting source, or billed to one unit at the desk. */
export const invoiceSources = ['own', 'accounting', 'desk'] as const;

export const invoice = z.object({
  id,
  version: z.number().int(),
  /** Of the property and the Buddhist year, such as `RMN-IV2569-000012`. */
  number: z.string(),
  unitId: id,
  unitNumber: z.string(),
  payerName: z.string(),
  period: month,
  issuedOn: day,
  dueOn: day,
  total: satang,
  paid: satang,
  /** What credit notes took away. */
  credited: satang,
  owed: satang,
  state: z.enum(invoiceStates),
  /** Null where nothing is owed. */
  bucket: z.enum(buckets).nullable(),
  daysLate: z.number().int(),
  source: z.enum(invoiceSources),
  /** How far it has come by e-mail. */
  mail: z.enum(mailStates),
  updatedAt: instant,
});
export type Invoice = z.output<typeof invoice>;

/** What happens to an invoice. */
const invoiceEventKinds = [
  'issued',
  'mailWaits',
  'mailed',
  'mailFailed',
  'opened',
  'late',
  'paid',
  'unpaid',
  'voided',
  ...(['noteAsked', 'noteGranted', 'noteRefused', 'noteVoided'] as const),
  ...(['waiverAsked', 'waiverGranted', 'waiverRefused', 'waiverVoided'] as const),
] as const;

const invoiceEvent = z.object({
  id: z.string(),
  kind: z.enum(invoiceEventKinds),
  /** A day where no more is known. */
  at: z.union([instant, day]),
  /** Who did it; empty where nobody of the office did. */
  by: z.string(),
  /** An e-mail address, as far as the caller may see it. */
  address: z.string(),
  /** Why it failed, or was taken back. */
  why: z.string(),
  /** Of a payment and of one that was taken back. */
  receipt: z.object({ id, number: z.string(), amount: satang }).nullable(),
  /** Of what was credited or waived; its number is empty until it has one. */
  credit: z.object({ id, number: z.string(), amount: satang }).nullable(),
});
export type InvoiceEvent = z.output<typeof invoiceEvent>;

export const invoiceDetail = invoice.extend({
  charges: z.array(charge),
  /** All that happened to it, the latest first. */
  events: z.array(invoiceEvent),
  /** Who owned the unit when it was issued, for whoever may see people; else nobody. */
  payers: z.array(z.object({ id, name: z.string(), phone: z.string(), email: z.string() })),
  voidReason: z.string(),
  codes: payCodes,
  /** What would be charged for being late if it were today, less what of its lines is waived. */
  surcharge: z.object({ amount: satang, waived: satang, lines: z.array(derivation) }),
});
export type InvoiceDetail = z.output<typeof invoiceDetail>;

export const invoiceFilter = pageQuery(20).extend({
  period: month.optional(),
  state: z.enum([...invoiceStates, 'owed', 'late']).optional(),
  bucket: z.enum(buckets).optional(),
  mail: z.enum(mailStates).optional(),
  unitId: id.optional(),
});

const service = 'master-data';
const params = z.object({ id });

const list = endpoint({
  service,
  method: 'GET',
  path: '/sf/invoice',
  call: z.object({ query: invoiceFilter }),
  reply: pageOf(invoice),
  needs: 'invoices:view',
});

export const invoiceEndpoints = {
  list,
  get: endpoint({
    service,
    method: 'GET',
    path: '/sf/invoice/:id',
    call: z.object({ params }),
    reply: invoiceDetail,
    needs: 'invoices:view',
  }),
  /** How many there are to each view of the list, of those that its other filters find. */
  tabs: endpoint({
    service,
    method: 'GET',
    path: '/sf/invoice/tabs',
    call: z.object({
      query: invoiceFilter.omit({ page: true, limit: true, sort: true, state: true }),
    }),
    reply: z.object({
      all: z.number().int(),
      owed: z.number().int(),
      late: z.number().int(),
      paid: z.number().int(),
      void: z.number().int(),
    }),
    needs: 'invoices:view',
  }),
  /** What is owed, by how late it is. */
  ageing: endpoint({
    service,
    method: 'GET',
    path: '/sf/invoice/ageing',
    call: z.object({}),
    reply: z.object({
      owed: satang,
      buckets: z.array(
        z.object({ bucket: z.enum(buckets), count: z.number().int(), owed: satang }),
      ),
      /** The last twelve months as the books have them. */
      months: z.array(monthFigures),
    }),
    needs: 'invoices:view',
  }),
  /** What issuing a month would make, and nothing made. */
  preview: endpoint({
    service,
    method: 'POST',
    path: '/sf/invoice/preview',
    call: z.object({
      body: issuing.extend({
        view: z.enum(previewViews).default('all'),
        page: z.number().int().min(1).max(10_000).default(1),
      }),
    }),
    reply: issueFigures.extend({
      /** The total in Thai words. */
      inWords: z.string(),
      /** Units that have their invoice of the month already. */
      issued: z.number().int(),
      /** Units without anything to charge. */
      empty: z.number().int(),
      /** What units have paid ahead of it, and their invoices would use, as it stands now. */
      advance: z.object({ units: z.number().int(), total: satang }),
      /** How many are in each view, and in the one that is asked for. */
      views: z.array(z.object({ view: z.enum(previewViews), count: z.number().int() })),
      found: z.number().int(),
      /** What differs of every invoice that there was last month, of two at least: told once. */
      shared: z.array(sharedDifference),
      rows: z.array(previewRow),
    }),
    needs: 'invoices:create',
  }),
  /**
   * Confirms what the preview showed, all of it or nothing: refused where it would be something else by
   * now. The queue makes it.
   */
  issue: endpoint({
    service,
    method: 'POST',
    path: '/sf/invoice/issue',
    call: z.object({
      body: issuing.extend({
        units: z.number().int().min(1).max(100_000),
        total: z
          .number()
          .int()
          .min(0)
          .max(1000 * mostSatang),
      }),
    }),
    reply: monthIssue,
    needs: 'invoices:create',
  }),
  /** The month that is being issued, or was last, and those that may be. */
  issuing: endpoint({
    service,
    method: 'GET',
    path: '/sf/invoice/issue',
    call: z.object({}),
    reply: z.object({
      run: monthIssue.nullable(),
      /** The month after the last that was issued. */
      next: month,
      /** Those that may be issued, and how many invoices each has already. */
      months: z.array(z.object({ period: month, issued: z.number().int() })),
    }),
    needs: 'invoices:create',
  }),
  /** What a month waits for before it is issued. */
  stands: endpoint({
    service,
    method: 'GET',
    path: '/sf/invoice/issue/stands',
    call: z.object({ query: z.object({ period: month }) }),
    reply: z.object({
      /** Meters that are not read, and readings that stand out. */
      missing: z.number().int(),
      odd: z.number().int(),
      /** Charges that were entered, and rules that hold in the month. */
      waiting: z.number().int(),
      rules: z.number().int(),
      /** Units that nobody is known to own. */
      noPayer: z.number().int(),
      /** Waivers that nobody has decided: what they would waive is billed, and cannot be waived any more. */
      waivers: z.number().int(),
    }),
    needs: 'invoices:create',
  }),
  /**
   * Takes back the month that was issued last, all of it, until the first of it is paid or sent. Fails with
   * `ISSUE_SENT` (`n`, `which`).
   */
  takeBack: endpoint({
    service,
    method: 'POST',
    path: '/sf/invoice/issue/take-back',
    call: z.object({ body: z.object({ period: month, reason: text(200) }) }),
    reply: monthIssue,
    needs: 'invoices:approve',
  }),
  /** Goes on with the month that was given up on the way. */
  resume: endpoint({
    service,
    method: 'POST',
    path: '/sf/invoice/issue/resume',
    call: z.object({}),
    reply: monthIssue,
    needs: 'invoices:create',
  }),
  /** Of one invoice by its id, or of the whole property by the property's. */
  reload: endpoint({
    service,
    method: 'POST',
    path: '/sf/invoice/reload-invoice',
    call: z.object({ body: z.object({ id }) }),
    reply: z.object({
      read: z.number().int(),
      added: z.array(z.string()),
      /** One that is another unit's, month's or day's by now was voided, and has a new number. */
      changed: z.array(z.object({ number: z.string(), what: z.string() })),
      same: z.number().int(),
      /** What the source had that could not be taken, and why. */
      refused: z.array(z.object({ reference: z.string(), why: z.string() })),
      /** What is owed here and the source has no more: whether it is voided is for staff. */
      vanished: z.array(z.object({ number: z.string(), unitNumber: z.string(), owed: satang })),
    }),
    needs: 'invoices:edit',
  }),
  cancel: endpoint({
    service,
    method: 'POST',
    path: '/sf/invoice/void/:id',
    call: z.object({ params, body: z.object({ reason: text(200) }) }),
    reply: invoiceDetail,
    needs: 'invoices:approve',
  }),
  paper: endpoint({
    service,
    method: 'GET',
    path: '/sf/invoice/paper/:id',
    call: z.object({ params }),
    reply: fileReply,
    envelope: 'file',
    needs: 'invoices:view',
  }),
  download: downloadEndpoint(list),
};

/** What the list and its file show. */
export const invoiceColumns = {
  number: { kind: 'document', sort: true, rank: 2, card: 'fact' },
  unitNumber: { kind: 'code', sort: true, rank: 1, card: 'lead' },
  // What opens the row: its number gives way before who pays is cut.
  payerName: { kind: 'person', wide: true, fixed: true, rank: 1, card: 'title' },
  period: { kind: 'month', sort: true, rank: 3 },
  dueOn: { kind: 'day', sort: true },
  total: { kind: 'satang', sort: true, rank: 3 },
  owed: { kind: 'satang', sort: true, rank: 1, card: 'figure' },
  state: { kind: 'state', words: 'states', meanings: invoiceMeanings, rank: 1, card: 'state' },
  mail: { kind: 'state', words: 'mails', meanings: mailMeanings, under: 'state' },
  bucket: { kind: 'choice', words: 'buckets', off: true },
} as const satisfies ListColumns<Invoice>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    invoice: 'master-data';
  }
}
