import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { day, id } from '@/contracts/kit/fields/fields';
import { satang } from './money';

/** The letters: three about a debt, and the one that there is none. */
export const debtStages = ['first', 'second', 'final'] as const;
export type DebtStage = (typeof debtStages)[number];
export const letterStages = [...debtStages, 'clear'] as const;
export type LetterStage = (typeof letterStages)[number];

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
  day,
  by: z.string(),
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
  what: z.enum(['invoice', 'receipt', 'void-invoice', 'void-receipt', 'correction']),
  number: z.string(),
  href: z.string(),
  debit: satang,
  credit: satang,
  /** What is owed after it. */
  balance: satang,
});

const unitAccount = z.object({
  unitId: id,
  unitNumber: z.string(),
  owners: z.array(z.object({ id, name: z.string() })),
  owed: satang,
  late: satang,
  advance: satang,
  surcharge: satang,
  lines: z.array(accountLine),
  letters: z.array(letter),
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
  /** Writes and numbers a letter. */
  write: endpoint({
    service,
    method: 'POST',
    path: '/arrears/letter',
    call: z.object({ body: z.object({ unitId: id, stage: z.enum(letterStages) }) }),
    reply: letter,
    needs: 'arrears:create',
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
  unitNumber: { kind: 'text', sort: true, fixed: true },
  payerName: { kind: 'text' },
  invoices: { kind: 'number' },
  oldestDue: { kind: 'day' },
  daysLate: { kind: 'number', sort: true },
  owed: { kind: 'satang', sort: true },
  surcharge: { kind: 'satang' },
  lastLetter: { kind: 'choice', words: 'stages' },
  dueLetter: { kind: 'choice', words: 'stages' },
} as const satisfies ListColumns<Arrear>;

/** What a meeting, or a counter, has to know of a unit's debt. */
export interface UnitArrears {
  owed: number;
  /** Of it what is late, satang. */
  late: number;
  oldestDue: string | null;
  daysLate: number;
  /** By the property's own rule. */
  inArrears: boolean;
}
