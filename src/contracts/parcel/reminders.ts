import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { id, instant } from '@/contracts/kit/fields/fields';

export const reminderState = z.object({
  /** Days after which a resident is reminded, and then once a day. */
  afterDays: z.number().int(),
  /** Parcels that residents were reminded of today, Bangkok. */
  today: z.number().int(),
  /** Parcels that are due and that nobody was reminded of today. */
  due: z.number().int(),
  /** Today's letters that are still to go out, and those that could not be sent. */
  letters: z.object({ waiting: z.number().int(), failed: z.number().int() }),
  /** Nobody is reminded by itself on a day of rest. */
  holiday: z.boolean(),
  /** When it is looked for due ones next. */
  nextAt: instant,
});

export const reminderEndpoints = {
  state: endpoint({
    service: 'parcel',
    method: 'GET',
    path: '/parcels/reminders',
    call: z.object({}),
    reply: reminderState,
    needs: 'parcels:view',
  }),
  /**
   * Reminds now, on a day of rest too: of the parcels named, as far as they wait, or of all that are
   * due. Each parcel once a day, whoever asks.
   */
  remind: endpoint({
    service: 'parcel',
    method: 'POST',
    path: '/parcels/remind',
    call: z.object({ body: z.object({ ids: z.array(id).min(1).max(500).optional() }) }),
    reply: z.object({ reminded: z.number().int() }),
    needs: 'parcels:edit',
  }),
};
