import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { day, flag, id, text } from '@/contracts/kit/fields/fields';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { reference } from '@/contracts/kit/references/reference';
import { satang, someAmount } from './money';

export const planStates = ['running', 'paid', 'broken', 'cancelled'] as const;
export type PlanState = (typeof planStates)[number];
export const planMeanings = {
  running: 'moving',
  paid: 'done',
  broken: 'failed',
  cancelled: 'off',
} as const satisfies Meanings<PlanState>;

export const instalmentStates = ['paid', 'due', 'late'] as const;
export const instalmentMeanings = {
  paid: 'done',
  due: 'off',
  late: 'failed',
} as const satisfies Meanings<(typeof instalmentStates)[number]>;

export const mostInstalments = 60;

/** An agreement to pay a unit's debt by instalments. */
export const debtPlan = z.object({
  id,
  /** Of the property and the Buddhist year: `RMN-PA2569-000001`. */
  number: z.string(),
  day,
  total: satang,
  /** Of the total what was paid since. */
  paid: satang,
  state: z.enum(planStates),
  stopsSurcharge: z.boolean(),
  /** Days by which an instalment may be missed. */
  graceDays: z.number().int(),
  instalments: z.array(z.object({ dueOn: day, amount: satang, state: z.enum(instalmentStates) })),
  invoices: z.array(z.object({ id, number: z.string(), dueOn: day, owed: satang })),
  by: z.string(),
  endedOn: day.nullable(),
  endReason: z.string(),
});
export type DebtPlan = z.output<typeof debtPlan>;

/** Instalments on days one after another. */
const instalments = z
  .array(z.object({ dueOn: typedDay, amount: someAmount }))
  .min(1)
  .max(mostInstalments)
  .refine(
    (all) => all.every(({ dueOn }, at) => at === 0 || dueOn > (all[at - 1]?.dueOn ?? '')),
    'planOrder',
  );

const service = 'master-data';
const params = z.object({ id });

export const planEndpoints = {
  /** Makes a plan whose instalments add up to what is owed of its invoices; the same again is the same. */
  make: endpoint({
    ...{ service, method: 'POST', path: '/arrears/plan' },
    call: z.object({
      body: z.object({
        id: tryId,
        unitId: reference('unit'),
        invoiceIds: z.array(reference('invoice')).min(1).max(200),
        instalments,
        stopsSurcharge: flag,
      }),
    }),
    reply: debtPlan,
    needs: 'arrears:approve',
  }),
  /** Ends a plan that is not paid: its invoices are due as they were before. */
  cancel: endpoint({
    ...{ service, method: 'POST', path: '/arrears/plan/cancel/:id' },
    call: z.object({ params, body: z.object({ reason: text(200) }) }),
    reply: debtPlan,
    needs: 'arrears:approve',
  }),
  /** The agreement, to be signed. */
  paper: endpoint({
    ...{ service, method: 'GET', path: '/arrears/plan/:id' },
    call: z.object({ params }),
    reply: fileReply,
    envelope: 'file',
    needs: 'arrears:view',
  }),
};
