import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { id } from '@/contracts/kit/fields/fields';
import { typed } from '@/contracts/kit/fields/limited';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { reference } from '@/contracts/kit/references/reference';
import { isS10, looksLikeS10 } from '@/contracts/parcel/carrier';
import { debtStages, deliveries, deliveryMeanings, type Letter, letter } from './arrears';
import { satang } from './money';

/** Letters that are written in one call. */
export const mostLetters = 500;

/** A letter as it would be written today. */
const writable = z.object({
  /** The unit's. */
  id,
  unitNumber: z.string(),
  payerName: z.string(),
  stage: z.enum(debtStages),
  daysLate: z.number().int(),
  owed: satang,
  surcharge: satang,
  advance: satang,
});
export type Writable = z.output<typeof writable>;

/** A unit that was asked for and gets none: it owes nothing late any more, has paid ahead, or its next is not due. */
const leftOut = z.object({
  id,
  unitNumber: z.string(),
  why: z.enum(['paid', 'covered', 'step']),
});
export type LeftOut = z.output<typeof leftOut>;

/** Letters that were written in one call, in the order of their units. */
const letterRun = z.object({ id, letters: z.array(letter), left: z.array(leftOut) });
export type LetterRun = z.output<typeof letterRun>;

/** The post's number as it is typed, pasted or scanned; empty takes it away. */
const tracking = typed(40)
  .transform((value) => value.replace(/[\s-]/g, '').toUpperCase())
  .refine((value) => value === '' || /^[A-Z0-9]{8,20}$/.test(value), 'trackingNumber')
  .refine((value) => !looksLikeS10(value) || isS10(value), 'trackingDigit');

const letterFilter = pageQuery(50).extend({
  stage: z.enum(debtStages).optional(),
  delivery: z.enum(deliveries).optional(),
  runId: id.optional(),
});

const service = 'master-data';
const params = z.object({ id });

const list = endpoint({
  ...{ service, method: 'GET', path: '/arrears/letters' },
  call: z.object({ query: letterFilter }),
  reply: pageOf(letter),
  needs: 'arrears:view',
});

/** Letters about debts, many at once, and where each of them is. */
export const letterEndpoints = {
  list,
  /** What would be written to the units that are named, or to all that a letter is due to; writes nothing. */
  look: endpoint({
    ...{ service, method: 'POST', path: '/arrears/letters/look' },
    call: z.object({
      body: z.object({
        unitIds: z.array(reference('unit')).max(mostLetters).optional(),
        stage: z.enum(debtStages).optional(),
      }),
    }),
    reply: z.object({ letters: z.array(writable), left: z.array(leftOut) }),
    needs: 'arrears:create',
  }),
  /** Writes and numbers those that are due still, in the order of the units; the same again is the same. */
  write: endpoint({
    ...{ service, method: 'POST', path: '/arrears/letters' },
    call: z.object({
      body: z.object({
        id: tryId,
        letters: z
          .array(z.object({ unitId: reference('unit'), stage: z.enum(debtStages) }))
          .min(1)
          .max(mostLetters),
      }),
    }),
    reply: letterRun,
    needs: 'arrears:create',
  }),
  /** All letters of a run that count, in one file for the printer. */
  paper: endpoint({
    ...{ service, method: 'GET', path: '/arrears/letters/paper/:id' },
    call: z.object({ params }),
    reply: fileReply,
    envelope: 'file',
    needs: 'arrears:view',
  }),
  /** Notes the post's numbers, by the letters' own; all or none. */
  track: endpoint({
    ...{ service, method: 'POST', path: '/arrears/letters/track' },
    call: z.object({
      body: z.object({
        letters: z
          .array(z.object({ number: typed(40), tracking }))
          .min(1)
          .max(mostLetters),
      }),
    }),
    reply: z.array(letter),
    needs: 'arrears:create',
  }),
  /** Says where a letter is, and since when. */
  deliver: endpoint({
    ...{ service, method: 'POST', path: '/arrears/letters/delivery/:id' },
    call: z.object({
      params,
      body: z.object({ delivery: z.enum(deliveries), deliveredOn: typedDay }),
    }),
    reply: letter,
    needs: 'arrears:create',
  }),
  download: downloadEndpoint(list),
};

/** What the list and its file show. */
export const letterColumns = {
  number: { kind: 'document', sort: true, fixed: true, rank: 1, card: 'lead' },
  unitNumber: { kind: 'code', sort: true, rank: 1, card: 'title' },
  payerName: { kind: 'person', wide: true, rank: 3 },
  stage: { kind: 'choice', words: 'stages', rank: 2, card: 'fact' },
  day: { kind: 'day', sort: true, rank: 3 },
  owed: { kind: 'satang', rank: 2, card: 'figure' },
  /** Typed at a desk: a phone's card has no room for a field. */
  tracking: { kind: 'document', rank: 1 },
  delivery: {
    kind: 'state',
    words: 'deliveries',
    meanings: deliveryMeanings,
    rank: 1,
    card: 'state',
  },
  deliveredOn: { kind: 'day', off: true },
  by: { kind: 'person', off: true },
} as const satisfies ListColumns<Letter>;
