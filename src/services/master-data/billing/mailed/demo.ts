import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { ownersOf, type Paper } from './owners';
import { paperLetters } from './tables';

const refused = '550 5.1.1 No such user here';

/** A month's invoices as they went out by e-mail: most were opened since, a few mailboxes were wrong. */
export async function demoLetters(
  db: Db,
  propertyId: string,
  papers: readonly Paper[],
  idOf: (...parts: string[]) => string,
): Promise<void> {
  const days = new Map(papers.map(({ id, day }) => [id, day]));
  const owners = (await ownersOf(db, papers)).filter(({ email }) => email !== '');
  await insertAll(
    db,
    paperLetters,
    owners.map(({ paperId, unitId, id, name, email }, at) => {
      const day = days.get(paperId) ?? '';
      const createdAt = `${day}T02:30:00.000Z`;
      const isRefused = at % 23 === 5;
      return {
        ...{
          id: idOf('letter', paperId, id),
          propertyId,
          unitId,
          paperId,
          kind: 'invoice' as const,
        },
        ...{ sending: idOf('sending', propertyId), receiver: name, address: email },
        ...{ language: 'th' as const, by: 'ฝ่ายการเงิน', createdAt, nextAt: createdAt, tries: 1 },
        ...(isRefused
          ? { begunAt: null, failedAt: createdAt, end: 'bounced' as const, failure: refused }
          : { begunAt: createdAt, failedAt: null, end: 'sent' as const, failure: '' }),
        sentAt: isRefused ? null : createdAt,
        openedAt:
          isRefused || at % 3 === 1 ? null : `${dayAfter(day, at % 4)}T${10 + (at % 4)}:15:00.000Z`,
      };
    }),
  );
}
