import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  reportDeliveryEndpoints,
  reportLetterEndpoints,
  unsubscribeEndpoints,
} from '@/contracts/master-data/report-delivery';
import { reportEmailEndpoints } from '@/contracts/master-data/report-email';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { everySoOften } from '@/services/kit/every-so-often';
import type { LinkSecrets } from '@/services/kit/mail/letter-token';
import type { Post } from '@/services/kit/mail/post';
import type { ReportMaker } from '@/services/kit/reports/report';
import type { FaringDeps } from '@/services/master-data/board/properties';
import { reportKinds } from '@/services/master-data/report-kinds/report-kinds';
import { deliveryHandlers } from './deliveries';
import { reportEmailHandlers } from './handlers';
import { letterHandlers } from './letter-handlers';
import { makersOf } from './makers';
import { planReports } from './plan';
import { type Sending, sendReports } from './send';
import { stopHandlers } from './stop';

/** What sending reports needs of whoever puts the services together. */
export interface ReportDeps {
  /** What other services know of all properties at once. */
  board: FaringDeps;
  /** The kinds of reports that other services make. */
  reports: readonly ReportMaker[];
  post: Post;
  /** Where an account gets its e-mails. */
  emailOf: (accountId: string) => Promise<string | undefined>;
  /** Signs the links by which receivers get no more. */
  stopSecrets: LinkSecrets;
  /** How often it is looked for reports that are due. */
  sendReportsEveryMs: number;
}

export const reportEmailsArea: Area<ReportDeps> = {
  mount(
    app,
    db: NodePgDatabase,
    { board, reports, post, emailOf, stopSecrets, sendReportsEveryMs },
  ) {
    const makers = makersOf(reportKinds({ db, board, reports }));
    const unwritten = (error: unknown) => app.log.error({ err: error }, 'a report was not made');
    const sending: Sending = { db, makers, post, stopSecrets, unwritten };
    const round = everySoOften(
      sendReportsEveryMs,
      async () => {
        await planReports(sending);
        await sendReports(sending);
      },
      (error) => app.log.warn({ err: error }, 'reports were not sent'),
    );
    app.addHook('onClose', round.stop);
    mount(app, reportLetterEndpoints, letterHandlers({ ...sending, emailOf }));
    mount(app, unsubscribeEndpoints, stopHandlers({ db, announce: app.announce, stopSecrets }));
    mount(app, reportDeliveryEndpoints, deliveryHandlers(sending, round.soon));
    mount(app, reportEmailEndpoints, reportEmailHandlers(db, makers));
  },
};
