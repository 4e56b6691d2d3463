import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { day, flag, id, text } from '@/contracts/kit/fields/fields';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { reference } from '@/contracts/kit/references/reference';
import { satang } from './money';

/** Condominium Act B.E. 2522, s.29: from the request, where all is paid. */
export const clearWithinDays = 15;

export const clearStates = ['waiting', 'written', 'expired', 'withdrawn'] as const;
export type ClearState = (typeof clearStates)[number];
export const clearMeanings = {
  waiting: 'needs',
  written: 'done',
  expired: 'off',
  withdrawn: 'off',
} as const satisfies Meanings<ClearState>;

/** Somebody asked that a letter says that a unit owes nothing. */
export const clearRequest = z.object({
  id,
  unitId: id,
  unitNumber: z.string(),
  requester: z.string(),
  requestedOn: day,
  /** By when it has to be written. */
  dueOn: day,
  fee: satang,
  state: z.enum(clearStates),
  letterId: id.nullable(),
  letterNumber: z.string(),
  validUntil: day.nullable(),
  code: z.string(),
});
export type ClearRequest = z.output<typeof clearRequest>;

const service = 'master-data';

export const clearEndpoints = {
  list: endpoint({
    ...{ service, method: 'GET', path: '/arrears/clear' },
    call: z.object({ query: pageQuery(20).extend({ state: z.enum(clearStates).optional() }) }),
    reply: pageOf(clearRequest),
    needs: 'arrears:view',
  }),
  /** Notes a request, and charges its fee to the unit; one waits for a unit at a time. */
  ask: endpoint({
    ...{ service, method: 'POST', path: '/arrears/clear' },
    call: z.object({
      body: z.object({
        id: tryId,
        unitId: reference('unit'),
        requester: text(200),
        requestedOn: typedDay,
        withFee: flag,
      }),
    }),
    reply: clearRequest,
    needs: 'arrears:create',
  }),
  /** Takes a request back, with a reason; its fee stays with what is charged. */
  withdraw: endpoint({
    ...{ service, method: 'POST', path: '/arrears/clear/withdraw/:id' },
    call: z.object({ params: z.object({ id }), body: z.object({ reason: text(200) }) }),
    reply: clearRequest,
    needs: 'arrears:create',
  }),
};

/** What the list shows. */
export const clearColumns = {
  unitNumber: { kind: 'code', fixed: true, rank: 1, card: 'lead' },
  requester: { kind: 'person', wide: true, rank: 1, card: 'title' },
  requestedOn: { kind: 'day', rank: 3 },
  dueOn: { kind: 'day', rank: 1, card: 'fact' },
  fee: { kind: 'satang', rank: 3 },
  state: { kind: 'state', words: 'states', meanings: clearMeanings, rank: 1, card: 'state' },
  letterNumber: { kind: 'document', rank: 2, card: 'fact' },
  validUntil: { kind: 'day', rank: 3 },
  code: { kind: 'code', rank: 3 },
} as const satisfies ListColumns<ClearRequest>;
