import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { everySoOften } from '@/services/kit/every-so-often';
import { nobody } from '@/services/kit/live/announce';
import type { LinkSecrets } from '@/services/kit/mail/letter-token';
import type { Post } from '@/services/kit/mail/post';
import type { Mailing } from './mailing';
import { sendPapers } from './send';

export interface MailingDeps {
  post: Post;
  /** Signs the links of letters. */
  linkSecrets: LinkSecrets;
  /** How often papers that are owed by e-mail are looked for. */
  sendLettersEveryMs: number;
}

/** Sends papers that are owed by e-mail from now on; `sendSoon` has it look at once. */
export function startMailing(app: FastifyInstance, db: NodePgDatabase, deps: MailingDeps) {
  const mailing: Mailing = {
    ...{ db, post: deps.post, linkSecrets: deps.linkSecrets },
    unwritten: (error) => app.log.error({ err: error }, 'a paper was not written'),
    changed: (propertyId, feature) => app.announce.changed(propertyId, feature, nobody),
  };
  const mailed = everySoOften(
    deps.sendLettersEveryMs,
    () => sendPapers(mailing),
    (error) => app.log.warn({ err: error }, 'papers were not sent'),
  );
  app.addHook('onClose', mailed.stop);
  return { mailing, sendSoon: mailed.soon };
}
