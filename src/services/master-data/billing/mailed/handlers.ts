import { and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import {
  invoiceLetterEndpoints as endpoints,
  type MailTarget,
} from '@/contracts/billing/paper-letter';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import type { Post } from '@/services/kit/mail/post';
import { audit } from '@/services/kit/records/audit';
import { inThaiOrder, thaiMonth } from '@/services/kit/text/thai-text';
import { once } from '@/services/kit/tries/claim-tries';
import { invoicePapers } from '@/services/master-data/billing/invoices/paper';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { oweLetters } from './owe';
import { ownersDay, ownersOf } from './owners';
import { inMail } from './state';
import { paperLetters } from './tables';

/** Those without an e-mail that are named one by one. */
const named = 50;

interface Chosen {
  ids: readonly string[];
  period: string | null;
}

/** Invoices by name, or all of a month; none where neither is given. */
const chosenBy = ({ ids, period }: Chosen): SQL | undefined => {
  if (ids.length > 0) return inArray(invoices.id, [...ids]);
  return period === null ? sql`false` : eq(invoices.period, period);
};

const isTarget = (which: MailTarget): SQL | undefined =>
  ({
    unsent: or(inMail('none'), inMail('failed')),
    unopened: not(inMail('opened') as SQL),
    all: undefined,
  })[which];

async function papersOf(
  db: Db,
  propertyId: string,
  { which, ...chosen }: Chosen & { which: MailTarget },
) {
  const found = await db
    .select({
      ...{ id: invoices.id, unitId: invoices.unitId, fromDay: invoices.fromDay },
      untilDay: invoices.untilDay,
      ...{ period: invoices.period, issuedOn: invoices.issuedOn },
      ...{ number: invoices.number, unitNumber: invoices.unitNumber },
      payerName: invoices.payerName,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.propertyId, propertyId),
        isNull(invoices.voidedAt),
        chosenBy(chosen),
        isTarget(which),
      ),
    )
    .orderBy(inThaiOrder(invoices.unitNumber), invoices.number);
  const rows = found.map((one) => ({ ...one, day: ownersDay(one) }));
  const owners = await ownersOf(db, rows);
  const reached = owners.filter(({ email }) => email !== '');
  const ids = new Set(reached.map(({ paperId }) => paperId));
  return {
    papers: rows.filter(({ id }) => ids.has(id)),
    without: rows.filter(({ id }) => !ids.has(id)),
    letters: new Set(reached.map(({ paperId, email }) => `${paperId} ${email}`)).size,
  };
}

/** Invoices by e-mail, and their papers in one file. */
export const invoiceLetterHandlers = (
  db: NodePgDatabase,
  post: Pick<Post, 'delivers'>,
  sendSoon: () => void,
): Handlers<typeof endpoints> => ({
  look: async ({ body }, { propertyId }) => {
    const { papers, without, letters } = await papersOf(db, propertyId, body);
    return {
      ...{ invoices: papers.length, letters, without: without.length },
      leaves: post.delivers,
      rows: without.slice(0, named),
    };
  },

  send: async ({ body: { id, ...body } }, request) => {
    const { propertyId, caller } = request;
    const sending = await db.transaction((tx) =>
      once(tx, endpoints.send, { request, id, sent: body }, async () => {
        // Whoever sends at the same moment finds what this one has sent.
        await oneAtATime(tx, `paper_letters ${propertyId}`);
        const { papers } = await papersOf(tx, propertyId, body);
        const sending = uuidv7();
        const letters = await oweLetters(tx, {
          ...{ propertyId, kind: 'invoice', papers, sending },
          ...{ language: body.language, by: caller.fullname },
        });
        if (letters === 0) throw new Problem('LETTER_NOBODY');
        const [only] = body.ids.length === 1 ? papers : [];
        await audit(tx, request, {
          ...{ action: 'mail', entity: 'invoice', entityId: only?.id ?? sending },
          title: only?.number ?? (body.period ? thaiMonth(body.period) : String(papers.length)),
          changes: { units: [null, papers.length] },
        });
        return sending;
      }),
    );
    const [sent] = await db
      .select({
        letters: sql`count(*)`.mapWith(Number),
        invoices: sql`count(distinct ${paperLetters.paperId})`.mapWith(Number),
      })
      .from(paperLetters)
      .where(eq(paperLetters.sending, sending));
    request.changed('invoices');
    sendSoon();
    return sent ?? { letters: 0, invoices: 0 };
  },

  papers: ({ body }, { propertyId }) => {
    const { period } = body;
    const name = body.ids.length > 0 || !period ? 'ใบแจ้งหนี้' : `ใบแจ้งหนี้ ${period}`;
    return invoicePapers(db, propertyId, chosenBy(body), name);
  },
});
