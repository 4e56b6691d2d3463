import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import { day, id, text } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';
import { reference } from '@/contracts/kit/references/reference';
import { lawfulSteps } from './arrears-law';
import { postings } from './ledger';
import { satang } from './money';
import { debtPlan } from './plans';

/** The letters: three about a debt, and the one that there is none. */
export const debtStages = ['first', 'second', 'final'] as const;
export type DebtStage = (typeof debtStages)[number];
/** A letter that is due waits for us. */
export const stageMeanings = {
  first: 'needs',
  second: 'needs',
  final: 'needs',
} as const satisfies Meanings<DebtStage>;
export const letterStages = [...debtStages, 'clear'] as const;
export type LetterStage = (typeof letterStages)[number];

/** Days from when it is received in which a letter asks to be answered: none is written within those of the one before. */
export const answerDays: Record<LetterStage, number> = {
  first: 15,
  second: 10,
  final: 7,
  clear: 0,
};
export const leastLetterGap = Math.max(answerDays.first, answerDays.second);

/** Where a registered letter is. */
export const deliveries = ['written', 'sent', 'received', 'returned'] as const;
export type Delivery = (typeof deliveries)[number];
export const deliveryMeanings = {
  written: 'needs',
  sent: 'moving',
  received: 'done',
  returned: 'failed',
} as const satisfies Meanings<Delivery>;

export const letter = z.object({
  id,
  /** Of the property and the Buddhist year: `RMN-LT2569-000003`. */
  number: z.string(),
  unitId: id,
  unitNumber: z.string(),
  stage: z.enum(letterStages),
  payerName: z.string(),
  owed: satang,
  surcharge: satang,
  /** Of the unit's, what it says less. */
  advance: satang,
  day,
  by: z.string(),
  /** The post's number of it; empty where it has none. */
  tracking: z.string(),
  delivery: z.enum(deliveries),
  /** Since when it is there. */
  deliveredOn: day.nullable(),
  /** Of a debt-free letter: until when it is good, and the code by which it is found again. */
  validUntil: day.nullable(),
  code: z.string(),
  voided: z.boolean(),
  voidReason: z.string(),
});
export type Letter = z.output<typeof letter>;

/** A unit that owes what is late. */
export const arrear = z.object({
  /** The unit's. */
  id,
  unitNumber: z.string(),
  payerName: z.string(),
  invoices: z.number().int(),
  oldestDue: day,
  daysLate: z.number().int(),
  owed: satang,
  surcharge: satang,
  /** What was paid ahead; letters are due to what it does not cover. */
  advance: satang,
  /** The last letter that it was sent of this debt. */
  lastLetter: z.enum(letterStages).nullable(),
  /** The letter that is due now. */
  dueLetter: z.enum(letterStages).nullable(),
});
export type Arrear = z.output<typeof arrear>;

const arrearFilter = pageQuery(20).extend({ due: z.enum(letterStages).optional() });

/** One line of a unit's account: what it came to owe, or paid. */
const accountLine = z.object({
  id: z.string(),
  day,
  what: z.enum(postings),
  number: z.string(),
  /** The month that an invoice asks for. */
  period: month.nullable(),
  href: z.string(),
  debit: satang,
  credit: satang,
  /** What is owed after it. */
  balance: satang,
});

const unitAccount = z.object({
  unitId: id,
  unitNumber: z.string(),
  /** The telephone for who may see people; empty where none is known. */
  owners: z.array(z.object({ id, name: z.string(), phone: z.string() })),
  owed: satang,
  late: satang,
  advance: satang,
  /** What was entered for the unit, and no invoice asks for yet. */
  waiting: satang,
  /** Of being late up to today what no invoice asks for yet; below 0 where too much was charged. */
  surcharge: satang,
  /** Money on its way through the gateway. */
  pending: satang,
  lines: z.array(accountLine),
  letters: z.array(letter),
  /** What it owes, the oldest first. */
  owing: z.array(z.object({ id, number: z.string(), dueOn: day, owed: satang })),
  /** Its agreements to pay by instalments, the latest first. */
  plans: z.array(debtPlan),
  /** The letter that comes next about what is late, and from when on. */
  next: z.object({ stage: z.enum(debtStages), from: day }).nullable(),
  /** What the law allows about what is late, each from when on; nothing where nothing is late. */
  law: z.array(z.object({ step: z.enum(lawfulSteps), section: z.string(), from: day })),
  /** What is late is covered by what was paid ahead. */
  covered: z.boolean(),
  /** Whether a letter can say that nothing is owed. */
  clear: z.boolean(),
});
export type UnitAccount = z.output<typeof unitAccount>;

const service = 'master-data';

const list = endpoint({
  service,
  method: 'GET',
  path: '/arrears',
  call: z.object({ query: arrearFilter }),
  reply: pageOf(arrear),
  needs: 'arrears:view',
});

export const arrearEndpoints = {
  list,
  /** All of one unit, or of every unit that a person owns. */
  account: endpoint({
    service,
    method: 'GET',
    path: '/arrears/account',
    call: z.object({ query: z.object({ unitId: id.optional(), customerId: id.optional() }) }),
    reply: z.object({ name: z.string(), units: z.array(unitAccount) }),
    needs: 'arrears:view',
  }),
  /** Writes and numbers a letter: the next about a debt when it is due, or that there is none. */
  write: endpoint({
    service,
    method: 'POST',
    path: '/arrears/letter',
    call: z.object({ body: z.object({ unitId: reference('unit'), stage: z.enum(letterStages) }) }),
    reply: letter,
    needs: 'arrears:create',
  }),
  /** Has a copy sent to the unit's owners by e-mail, beside the paper. Fails with `LETTER_NOBODY`. */
  mail: endpoint({
    service,
    method: 'POST',
    path: '/arrears/letter/mail/:id',
    call: z.object({ params: z.object({ id }) }),
    reply: z.object({ letters: z.number().int() }),
    needs: 'arrears:create',
  }),
  /** Takes a letter back, with a reason; it keeps its number. */
  cancel: endpoint({
    service,
    method: 'POST',
    path: '/arrears/letter/void/:id',
    call: z.object({ params: z.object({ id }), body: z.object({ reason: text(200) }) }),
    reply: letter,
    needs: 'arrears:approve',
  }),
  letter: endpoint({
    service,
    method: 'GET',
    path: '/arrears/letter/:id',
    call: z.object({ params: z.object({ id }) }),
    reply: fileReply,
    envelope: 'file',
    needs: 'arrears:view',
  }),
  download: downloadEndpoint(list),
};

/** What the list and its file show. */
export const arrearColumns = {
  unitNumber: { kind: 'code', sort: true, fixed: true, card: 'lead' },
  payerName: { kind: 'person', wide: true, rank: 1, card: 'title' },
  daysLate: { kind: 'number', sort: true, card: 'fact', onCard: true },
  invoices: { kind: 'number', rank: 3 },
  oldestDue: { kind: 'day', rank: 3 },
  owed: { kind: 'satang', sort: true, rank: 1, card: 'figure' },
  surcharge: { kind: 'satang' },
  lastLetter: { kind: 'choice', words: 'stages', rank: 3 },
  dueLetter: { kind: 'state', words: 'stages', meanings: stageMeanings, rank: 1, card: 'state' },
} as const satisfies ListColumns<Arrear>;
