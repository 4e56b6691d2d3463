import { eq } from 'drizzle-orm';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField } from '@/services/kit/calls/problem';
import type { RecordPart, Written } from '@/services/kit/records/record-part';
import { isOffered, type Makers } from './makers';
import { nextOf } from './plan';
import { reportEmails } from './tables';

type Receiver = typeof reportEmails.$inferSelect;

const scheduled = ['frequency', 'weekday', 'monthDay', 'hour', 'workdays'] as const;

const differs = (a: Receiver, b: Receiver, fields: readonly (keyof Receiver)[]) =>
  fields.some((field) => a[field] !== b[field]);

/** Nobody has sent to others, or to themselves, what they may not see. */
function refuseUnseen(makers: Makers, request: ServiceRequest, receiver: Receiver): void {
  const { report, propertyId, personal } = receiver;
  const { permissions } = request.caller;
  const maker = makers.get(report);
  if (!maker || !isOffered(report, propertyId)) throw invalidField('report', 'reportPlace');
  if (!permissions.has(maker.needs)) throw invalidField('report', 'reportRight');
  if (personal && (propertyId === null || !permissions.has('customers:view'))) {
    throw invalidField('personal', 'personalRight');
  }
}

/** Whose receivers somebody may add, and when the next letter of one is. */
export const receiverPart = (makers: Makers): RecordPart => ({
  fields: [],
  async keep(tx, request, { before: was, row: is, sent }: Written) {
    if (!sent) return {};
    const row = is as unknown as Receiver;
    const before = was as unknown as Receiver | null;
    const set = (values: Partial<Receiver>) =>
      tx.update(reportEmails).set(values).where(eq(reportEmails.id, row.id));
    if (!row.active) {
      await set({ nextAt: null, dueOn: null });
      return {};
    }
    refuseUnseen(makers, request, row);
    const isNew = !before?.active || before.report !== row.report;
    if (isNew || differs(before, row, scheduled)) {
      await set(await nextOf(tx, row, new Date(), isNew));
    }
    if (!row.unsubscribedAt) return {};
    await set({ unsubscribedAt: null });
    return { unsubscribedAt: [row.unsubscribedAt, null] };
  },
});
