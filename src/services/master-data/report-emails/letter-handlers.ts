import type { reportLetterEndpoints } from '@/contracts/master-data/report-delivery';
import { frequenciesOf } from '@/contracts/master-data/report-email';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Letter } from '@/services/kit/mail/post';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { compose, paperOf, shownTo } from './compose';
import { isOffered } from './makers';
import { restsOf } from './rest-days';
import { spanBefore } from './schedule';
import { seenReceiver } from './seen';
import type { Sending } from './send';

interface Deps extends Sending {
  /** Where an account gets its e-mails. */
  emailOf: (accountId: string) => Promise<string | undefined>;
}

/** A letter as it would be sent today, to look at: its links for stopping it lead to nobody. */
async function sample(
  { db, makers, post: { portalUrl } }: Deps,
  request: ServiceRequest,
  { id, testTo, papers }: { id: string; testTo?: string; papers: boolean },
): Promise<Letter> {
  const { receiver, maker, personal } = await seenReceiver(db, makers, request, id);
  const today = bangkokDay(new Date());
  const rests = await restsOf(db, receiver.propertyId, today);
  const span = spanBefore(receiver, today, rests);
  const asked = { personal };
  const content = shownTo(asked, await maker.read(receiver.propertyId, span, asked));
  return compose(db, {
    ...{ receiver: { ...receiver, personal }, span, content, portalUrl },
    paper: papers ? await paperOf(maker, receiver.propertyId, span) : undefined,
    stopUrl: `${portalUrl}/unsubscribe`,
    ...(testTo && { testTo }),
  });
}

/** What may be sent from here, and a letter before it is sent. */
export const letterHandlers = (on: Deps): Handlers<typeof reportLetterEndpoints> => ({
  kinds: async (_call, { caller }) =>
    [...on.makers]
      .filter(([kind]) => isOffered(kind, caller.propertyId))
      .map(([kind, { needs }]) => ({
        ...{ kind, frequencies: [...frequenciesOf[kind]] },
        mayAdd: caller.permissions.has(needs),
      })),

  preview: async ({ params: { id } }, request) => {
    const { subject, html, text } = await sample(on, request, { id, papers: false });
    return { subject, html, text };
  },

  test: async ({ params: { id } }, request) => {
    const testTo = await on.emailOf(request.caller.accountId);
    if (!testTo) throw new Problem('NOT_FOUND');
    const letter = await sample(on, request, { id, testTo, papers: true });
    await on.post
      .send(async () => letter)
      .catch(() => {
        throw new Problem('REPORT_NOT_SENT');
      });
    return { to: testTo, leaves: on.post.delivers };
  },
});
