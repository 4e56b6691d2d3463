import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { sessions, signInTries } from '@/services/auth/tables';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { thaiInstant } from '@/services/kit/text/thai-text';
import { hashOf } from './tokens';

const lockMinutes = 15;

/** How many tries, or links asked for, before a quarter of an hour's lock. */
export const mostTries = {
  /** Of one account from one network address, or on a browser that has signed in to it. */
  one: 5,
  /** Of one account from anywhere else. */
  account: 50,
  address: 50,
  forgot: 5,
  forgotFrom: 20,
  bypass: 20,
} as const;

interface Subject {
  key: string;
  most: number;
}

/** An account, or the name that no account bears: hashed, for people type passwords there. */
const accountSubject = (account: string): Subject => ({
  key: `account:${hashOf(account)}`,
  most: mostTries.account,
});

/** The same from one network address: whoever guesses there locks nobody out elsewhere. */
export const fromSubject = (account: string, ip: string): Subject => ({
  key: `from:${hashOf(account)}:${ip}`,
  most: mostTries.one,
});

/** A browser that has signed in to the account before: what others guess does not keep it out. */
async function knownDevice(
  db: Db,
  accountId: string | undefined,
  device: string | undefined,
): Promise<Subject | undefined> {
  if (!accountId || !device) return undefined;
  const hash = hashOf(device);
  const own = and(eq(sessions.accountId, accountId), eq(sessions.device, hash));
  const [known] = await db.select({ id: sessions.id }).from(sessions).where(own).limit(1);
  return known && { key: `device:${hashOf(accountId)}:${hash}`, most: mostTries.one };
}

/**
 * What a try to sign in is counted for, in this order: what is refused by one is not counted for those after it, so
 * that whoever is locked where they are locks nobody else, and begins no new counts.
 */
export async function subjectsOf(
  db: Db,
  accountId: string | undefined,
  { name, device, ip }: { name: string; device: string | undefined; ip: string },
): Promise<readonly Subject[]> {
  const own = await knownDevice(db, accountId, device);
  const account = accountId ?? name;
  return own ? [own] : [addressSubject(ip), fromSubject(account, ip), accountSubject(account)];
}

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

/** After a right password: what few tries are left to starts afresh, the others get their try back. */
export async function forgetTries(db: Db, subjects: readonly Subject[]): Promise<void> {
  const now = new Date().toISOString();
  const isFew = ({ most }: Subject) => most === mostTries.one;
  const few = subjects.filter(isFew).map(({ key }) => key);
  await db
    .delete(signInTries)
    .where(or(inArray(signInTries.subject, few), lt(signInTries.endsAt, now)));
  const keys = subjects.filter((one) => !isFew(one)).map(({ key }) => key);
  if (keys.length === 0) return;
  await db
    .update(signInTries)
    .set({ tries: sql`greatest(${signInTries.tries} - 1, 0)` })
    .where(inArray(signInTries.subject, keys));
}

/** After a new password nothing that was tried with the old one counts, wherever it was. */
export async function forgetAccountTries(db: Db, accountId: string): Promise<void> {
  const hash = hashOf(accountId);
  await db
    .delete(signInTries)
    .where(sql`split_part(${signInTries.subject}, ':', 1) in ('account', 'from', 'device')
      and split_part(${signInTries.subject}, ':', 2) = ${hash}`);
}
