import * as z from 'zod';
import { heldReply } from '@/contracts/data-care/held-reply';
import { staffEraseBars, staffHeldKinds } from '@/contracts/data-care/staff-held';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { id, text } from '@/contracts/kit/fields/fields';

const service = 'auth';
const one = z.object({ id });

/** What is done with the data of somebody with an account, at the main admin alone, by whoever may close accounts. */
export const staffCareEndpoints = {
  holds: endpoint({
    ...{ service, method: 'GET', needs: 'staff:edit' },
    path: '/admin-system/staff/holds/:id',
    call: z.object({ params: one }),
    reply: heldReply(staffHeldKinds, staffEraseBars),
  }),
  /** All that is kept of them, to be given to them; it is in the audit log. */
  held: endpoint({
    ...{ service, method: 'POST', needs: 'staff:edit' },
    path: '/admin-system/staff/held/:id',
    call: z.object({ params: one }),
    reply: fileReply,
    envelope: 'file',
  }),
  /**
   * Each kind ends as `staffHeld` says, and the e-mail address is free. Fails with one of `staffEraseBars` (of
   * the last details `day`, from which on it may be done) and with `BEYOND_OWN_RIGHTS`; done again it does nothing
   * more.
   */
  erase: endpoint({
    ...{ service, method: 'POST', needs: 'staff:edit' },
    path: '/admin-system/staff/erase/:id',
    call: z.object({ params: one, body: z.object({ reason: text(200) }) }),
    /** As they are called from now on. */
    reply: z.object({ fullname: z.string() }),
  }),
};
