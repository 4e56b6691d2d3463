import { and, asc, eq, gt, max } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  maskCitizenId,
  maskPassport,
  readCitizenId,
  readPassport,
} from '@/contracts/kit/fields/citizen-id';
import { matchesOf } from '@/services/db/card-seal';
import { auditLog } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import { audit } from '@/services/kit/records/audit';
import { thaiInstant } from '@/services/kit/text/thai-text';

/** How many different cards one account asks for in an hour at one property. */
export const mostCards = 20;
const hourMs = 3_600_000;

/** Other words of a search are shorter, or have no letter before as many digits. */
const passportLook = /^[A-Z]{1,2}\d{6,8}$/;

/** A card by its whole number: one of both. */
export type Card = { citizenId: string } | { passport: string };

/** The card whose whole number the typed words are. */
export function cardNamed(typed: string | undefined): Card | undefined {
  const citizenId = readCitizenId(typed ?? '');
  if (citizenId) return { citizenId };
  const passport = readPassport(typed ?? '');
  return passport && passportLook.test(passport) ? { passport } : undefined;
}

const titleOf = (card: Card) =>
  'passport' in card ? maskPassport(card.passport) : maskCitizenId(card.citizenId);

const matchOf = (card: Card) =>
  'passport' in card
    ? matchesOf('passport', card.passport)[0]
    : matchesOf('citizen_id', card.citizenId)[0];

/**
 * Whoever asks for a card learns whose it is: each card that an account asks for is in the audit log, once an
 * hour, whether or not somebody has it. Throws `TOO_MANY_TRIES` (`until`, an instant; `at` in Thai) beyond
 * `mostCards`.
 */
export async function countCardSearch(
  db: NodePgDatabase,
  request: ServiceRequest,
  card: Card,
): Promise<void> {
  const { accountId } = request.caller;
  const entityId = matchOf(card) ?? '';
  const refused = await db.transaction(async (tx) => {
    await oneAtATime(tx, `card searches ${accountId}`);
    const asked = await tx
      .select({ entityId: auditLog.entityId, at: max(auditLog.at) })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.propertyId, request.propertyId),
          gt(auditLog.at, new Date(Date.now() - hourMs).toISOString()),
          eq(auditLog.accountId, accountId),
          eq(auditLog.entity, 'customer'),
          eq(auditLog.action, 'search'),
        ),
      )
      .groupBy(auditLog.entityId)
      .orderBy(asc(max(auditLog.at)));
    if (asked.some((one) => one.entityId === entityId)) return undefined;
    const [first] = asked;
    if (first?.at && asked.length >= mostCards) return first.at;
    await audit(tx, request, {
      action: 'search',
      entity: 'customer',
      entityId,
      title: titleOf(card),
    });
    return undefined;
  });
  if (!refused) return;
  const until = new Date(Date.parse(refused) + hourMs).toISOString();
  throw new Problem('TOO_MANY_TRIES', { until, at: thaiInstant(until) });
}
