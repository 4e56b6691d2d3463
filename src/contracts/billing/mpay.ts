import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import { day, email, flag, id, instant, text } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { reference as idOf } from '@/contracts/kit/references/reference';
import { letterLanguages } from '@/contracts/master-data/report-email';
import { mostSatang, satang } from './money';

/** Where a payment stands with us: asked for, begun, paid there, receipted here. */
export const mpayStates = ['waiting', 'started', 'paid', 'done', 'failed', 'expired'] as const;
export type MpayState = (typeof mpayStates)[number];

export const mpayMeanings = {
  waiting: 'off',
  started: 'moving',
  paid: 'needs',
  done: 'done',
  failed: 'failed',
  expired: 'off',
} as const satisfies Meanings<MpayState>;

/** How it is paid at the gateway. */
export const payWays = ['promptpay', 'card'] as const;
export type PayWay = (typeof payWays)[number];

/** What the gateway says. */
export const gatewayStates = ['none', 'pending', 'paid', 'failed'] as const;
export type GatewayState = (typeof gatewayStates)[number];

export const gatewayMeanings = {
  none: 'off',
  pending: 'moving',
  paid: 'done',
  failed: 'failed',
} as const satisfies Meanings<GatewayState>;

/**
 * What the two do not agree on: paid there and not in the books, another amount, paid when it had
 * failed or expired here, or paid although nothing was owed any more.
 */
export const mpayIssues = ['unposted', 'amount', 'late', 'over'] as const;

export const mpay = z.object({
  id,
  unitId: id,
  unitNumber: z.string(),
  payerName: z.string(),
  amount: satang,
  state: z.enum(mpayStates),
  gateway: z.string(),
  gatewayState: z.enum(gatewayStates),
  gatewayAmount: satang.nullable(),
  gatewayReference: z.string(),
  receiptId: id.nullable(),
  receiptNumber: z.string(),
  issue: z.enum(mpayIssues).nullable(),
  /** How it was settled, and by whom. */
  settled: z.string(),
  createdAt: instant,
  expiresAt: instant,
  paidAt: instant.nullable(),
});
export type Mpay = z.output<typeof mpay>;

const mpayFilter = pageQuery(20).extend({
  state: z.enum(mpayStates).optional(),
  issue: z.enum(['open', 'settled']).optional(),
});

const service = 'master-data';
const params = z.object({ id });

const list = endpoint({
  service,
  method: 'GET',
  path: '/mpay',
  call: z.object({ query: mpayFilter }),
  reply: pageOf(mpay),
  needs: 'mpay:view',
});

export const mpayEndpoints = {
  list,
  /** Asks a unit to pay what it owes, or one invoice: the address of the page, which ends. Fails with `PAY_NOTHING`, `PAY_NO_GATEWAY`. */
  ask: endpoint({
    service,
    method: 'POST',
    path: '/mpay/ask',
    call: z.object({ body: z.object({ invoiceId: idOf('invoice') }) }),
    reply: z.object({ url: z.string(), expiresAt: instant, amount: satang }),
    needs: 'mpay:create',
  }),
  /** Asks the gateway anew, and puts right what can be. */
  check: endpoint({
    service,
    method: 'POST',
    path: '/mpay/check/:id',
    call: z.object({ params }),
    reply: mpay,
    needs: 'mpay:edit',
  }),
  /** What staff did about a disagreement. */
  settle: endpoint({
    service,
    method: 'POST',
    path: '/mpay/settle/:id',
    call: z.object({ params, body: z.object({ reason: text(200) }) }),
    reply: mpay,
    needs: 'mpay:edit',
  }),
  download: downloadEndpoint(list),
};

/** What the list and its file show. */
export const mpayColumns = {
  createdAt: { kind: 'instant', sort: true, fixed: true, rank: 2, card: 'fact' },
  unitNumber: { kind: 'code', sort: true, rank: 1, card: 'lead' },
  payerName: { kind: 'person', wide: true, rank: 1, card: 'title' },
  amount: { kind: 'satang', sort: true, rank: 1, card: 'figure' },
  state: { kind: 'state', words: 'states', meanings: mpayMeanings, rank: 1, card: 'state' },
  issue: { kind: 'choice', words: 'issues', under: 'state' },
  receiptNumber: { kind: 'document', rank: 3 },
  gatewayState: { kind: 'state', words: 'gatewayStates', meanings: gatewayMeanings, off: true },
  gatewayReference: { kind: 'text', off: true },
  settled: { kind: 'text', off: true },
} as const satisfies ListColumns<Mpay>;

/** The unguessable name of a payment, as its page's address carries it. */
export const reference = limited(64).regex(/^[A-Za-z0-9_-]{43}$/);
const byReference = z.object({ reference });

/** What whoever has the address may see: no person beyond a masked name. */
export const payPage = z.object({
  state: z.enum(mpayStates),
  amount: satang,
  propertyName: z.string(),
  unitNumber: z.string(),
  maskedName: z.string(),
  invoices: z.array(z.object({ number: z.string(), dueOn: day, amount: satang })),
  /** What it is for, of the whole invoice; `paid` of it was paid before. */
  items: z.array(z.object({ description: z.string(), amount: satang })),
  paid: satang,
  /** What credit notes took away of it. */
  credited: satang,
  /** For being late, as it stands today and beyond what is waived of it: paid along where that is wanted, else with the next invoice. */
  late: satang,
  /** What of the amount is for being late; 0 of a payment that was begun without. */
  lateAlong: satang,
  waived: satang,
  /** How it can be paid, and how it was begun. */
  ways: z.array(z.enum(payWays)),
  way: z.enum(payWays),
  /** The office's number; empty where none is known. */
  officePhone: z.string(),
  receiptNumber: z.string(),
  /** Until when its receipt can be downloaded here; null where there is none, or that is over. */
  receiptUntil: instant.nullable(),
  expiresAt: instant,
  /** No money moves: what is paid with is made up. */
  sandbox: z.boolean(),
  /** What becomes of it is chosen here, by `pretend`. */
  pretends: z.boolean(),
  /** Whether it can be paid here at all. */
  payable: z.boolean(),
});
export type PayPage = z.output<typeof payPage>;

/** Omise's own name of what it tells of, `chrg_test_5wx...`: never an id of ours. */
const omiseName = limited(100).regex(/^[0-9A-Za-z_]*$/);

/** Open to whoever knows the reference, without signing in; all else of it is `NOT_FOUND`. */
export const payPageEndpoints = {
  read: endpoint({
    service,
    method: 'GET',
    path: '/mpay/page/:reference',
    call: z.object({ params: byReference }),
    reply: payPage,
    needs: 'anyone',
  }),
  /** Begins the payment at the gateway, or another try where it was declined, and says where it is made. */
  start: endpoint({
    service,
    method: 'POST',
    path: '/mpay/page/:reference/start',
    call: z.object({
      params: byReference,
      body: z
        .object({
          way: z.enum(payWays).default('promptpay'),
          /** What is owed for being late is paid along, as it stands today. */
          withLate: flag.default(false),
        })
        .prefault({}),
    }),
    reply: z.object({ url: z.string() }),
    needs: 'anyone',
  }),
  /** The picture of the QR code that a payment by PromptPay was begun with. */
  qr: endpoint({
    service,
    method: 'GET',
    path: '/mpay/page/:reference/qr',
    call: z.object({ params: byReference }),
    reply: fileReply,
    envelope: 'file',
    needs: 'anyone',
  }),
  /** The receipt as PDF, some days long; the first is the original. */
  receipt: endpoint({
    service,
    method: 'GET',
    path: '/mpay/page/:reference/receipt',
    call: z.object({ params: byReference }),
    reply: fileReply,
    envelope: 'file',
    needs: 'anyone',
  }),
  /**
   * Sends the receipt, as long as it can be downloaded, to an address that is kept until then and no longer. Fails with
   * `MAIL_OFTEN` where a link, or one visitor in an hour, asks for more than a payer does.
   */
  mail: endpoint({
    service,
    method: 'POST',
    path: '/mpay/page/:reference/mail',
    call: z.object({
      params: byReference,
      body: z.object({ email, language: z.enum(letterLanguages).default('th') }),
    }),
    reply: z.object({ taken: z.boolean() }),
    needs: 'anyone',
  }),
  /** The sandbox's own buttons; there is no such call where another gateway is set. */
  pretend: endpoint({
    service,
    method: 'POST',
    path: '/mpay/page/:reference/sandbox',
    call: z.object({
      params: byReference,
      body: z.object({ outcome: z.enum(['paid', 'failed']) }),
    }),
    reply: payPage,
    needs: 'anyone',
  }),
  /**
   * The gateway's own word. It sends JSON, signed: the service reads the bytes as they came, and the
   * headers `x-gateway-time` (seconds) and `x-gateway-signature` (HMAC-SHA256 of time, `.` and body).
   */
  callback: endpoint({
    service,
    method: 'POST',
    path: '/mpay/callback',
    call: z.object({
      body: z.object({ raw: limited(20_000), time: limited(20), signature: limited(200) }),
    }),
    reply: z.object({ taken: z.boolean() }),
    needs: 'anyone',
  }),
  /**
   * Omise's word that something became of a charge. It proves nothing: the charge is asked for at Omise, and
   * that answer is what counts. Fails with `GATEWAY_SILENT` where it does not answer, so that it is told again.
   */
  omise: endpoint({
    service,
    method: 'POST',
    path: '/mpay/omise',
    call: z.object({
      body: z.object({
        key: limited(100).default(''),
        data: z.object({ object: limited(50).default(''), id: omiseName.default('') }),
      }),
    }),
    reply: z.object({ taken: z.boolean() }),
    needs: 'anyone',
  }),
};

/** What a gateway says in its callback, and when it is asked. */
export const gatewayEvent = z.object({
  /** The event's own; said again, it is the same event. */
  id: limited(100).min(1),
  /** The gateway's name of the payment. */
  charge: limited(100).min(1),
  state: z.enum(['pending', 'paid', 'failed']),
  amount: satang.min(0).max(mostSatang),
});
export type GatewayEvent = z.output<typeof gatewayEvent>;
