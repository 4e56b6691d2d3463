import { eq, lt, or, sql } from 'drizzle-orm';
import { signInTries } from '@/services/auth/tables';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { thaiInstant } from '@/services/kit/text/thai-text';
import { hashOf } from './tokens';

const lockMinutes = 15;

/** How many tries, or links asked for, before a quarter of an hour's lock. */
export const mostTries = {
  account: 5,
  address: 50,
  forgot: 5,
  forgotFrom: 20,
  bypass: 20,
} as const;

interface Subject {
  key: string;
  most: number;
}

/** What a name stands for that no account bears; hashed, for people type passwords there. */
export const accountSubject = (accountId: string | undefined, typed: string): Subject => ({
  key: `account:${accountId ?? hashOf(typed)}`,
  most: mostTries.account,
});

export const addressSubject = (ip: string): Subject => ({
  key: `address:${ip}`,
  most: mostTries.address,
});

/** Refused keys of one app from one network address; of all apps that are not known together. */
export const bypassSubject = (app: string | null, ip: string): Subject => ({
  key: `bypass:${app ?? ''}:${ip}`,
  most: mostTries.bypass,
});

/** Asking for links: for one e-mail address, whether or not an account has it. */
export const forgotSubject = (email: string): Subject => ({
  key: `forgot:${hashOf(email)}`,
  most: mostTries.forgot,
});

/** Asking for links, from one network address. */
export const forgotFromSubject = (ip: string): Subject => ({
  key: `forgot-from:${ip}`,
  most: mostTries.forgotFrom,
});

/**
 * Counts a try before the password is looked at, so that many at once are each counted; throws
 * `TOO_MANY_TRIES` with the lock's end: `until` as an instant, `at` in Thai. A refused try does not
 * lengthen it.
 */
export async function countTry(db: Db, { key, most }: Subject): Promise<void> {
  const now = new Date();
  const ends = new Date(now.getTime() + lockMinutes * 60_000).toISOString();
  const over = sql`${signInTries.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(signInTries)
    .values({ subject: key, tries: 1, endsAt: ends })
    .onConflictDoUpdate({
      target: signInTries.subject,
      set: {
        tries: sql`case when ${over} then 1 else ${signInTries.tries} + 1 end`,
        endsAt: sql`case when ${over} or ${signInTries.tries} < ${most} then ${ends}::timestamptz else ${signInTries.endsAt} end`,
      },
    })
    .returning();
  if (!row || row.tries <= most) return;
  const until = new Date(row.endsAt).toISOString();
  throw new Problem('TOO_MANY_TRIES', { until, at: thaiInstant(until) });
}

/** After a right password or a new one: the account starts afresh, an address gets its try back. */
export async function forgetTries(db: Db, account: Subject, address?: Subject): Promise<void> {
  const now = new Date().toISOString();
  await db
    .delete(signInTries)
    .where(or(eq(signInTries.subject, account.key), lt(signInTries.endsAt, now)));
  if (!address) return;
  await db
    .update(signInTries)
    .set({ tries: sql`greatest(${signInTries.tries} - 1, 0)` })
    .where(eq(signInTries.subject, address.key));
}
