import * as z from 'zod';
import { type RetentionKind, retentionKinds } from '@/contracts/data-care/retention';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { day, instant } from '@/contracts/kit/fields/fields';

const count = z.number().int();
const ofEach = Object.fromEntries(retentionKinds.map((kind) => [kind, count])) as Record<
  RetentionKind,
  typeof count
>;

/** What the record of processing says beside its declarations. */
export const processingRecord = z.object({
  /** Who answers for the data: the property's juristic person; null at the main admin. */
  controller: z
    .object({
      nameTh: z.string(),
      nameEn: z.string(),
      nameCn: z.string(),
      officePhone: z.string(),
      email: z.string(),
    })
    .nullable(),
  /** As they are set. */
  days: z.object(ofEach),
  /** The last night that came to its end; how much it took is told at the main admin alone. */
  last: z
    .object({ day, endedAt: instant, taken: z.object(ofEach).partial().nullable() })
    .nullable(),
});
export type ProcessingRecord = z.output<typeof processingRecord>;

export const processingEndpoints = {
  read: endpoint({
    service: 'master-data',
    method: 'GET',
    path: '/processing-record',
    call: z.object({}),
    reply: processingRecord,
    needs: 'audit:view',
  }),
};
