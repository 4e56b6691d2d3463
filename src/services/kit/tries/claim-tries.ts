import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { sentTries } from './tables';

/** What a call's sender wants done, once, under an id of their own choosing (`tryId` in the contract). */
export interface Try {
  request: ServiceRequest;
  id: string;
  /** All that was sent beside the id, parsed. */
  sent: object;
}

type Row = typeof sentTries.$inferSelect;

const inOneOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const digestOf = (sent: object) =>
  createHash('sha256').update(JSON.stringify(sent, inOneOrder)).digest('base64url');

const nameOf = ({ accountId, id }: Pick<Row, 'accountId' | 'id'>) => `${accountId} ${id}`;

const rowOf = ({ method, service, path }: Endpoint, { request, id, sent }: Try): Row => ({
  accountId: request.caller.accountId,
  id,
  propertyId: request.caller.propertyId,
  call: `${method} ${service}${path}`,
  digest: digestOf(sent),
  made: id,
  at: new Date().toISOString(),
});

const isSame = (one: Row, other: Row) =>
  one.propertyId === other.propertyId && one.call === other.call && one.digest === other.digest;

/**
 * Claims ids for what their senders have done in this transaction. Answers the records of those that were
 * done before, by the id; throws `TRY_DIFFERS` for one that came before with anything else in it, from
 * another place or to another call. Whoever sends one of them at the same moment waits here. Called first
 * in a transaction.
 */
export async function claimTries(
  tx: Db,
  call: Endpoint,
  tries: readonly Try[],
): Promise<Map<string, string>> {
  // In one order everywhere, so that no two transactions wait for each other.
  const rows = tries
    .map((one) => rowOf(call, one))
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const fresh = await tx.insert(sentTries).values(rows).onConflictDoNothing().returning();
  if (fresh.length === rows.length) return new Map();
  const isFresh = new Set(fresh.map(nameOf));
  const again = new Map(
    rows.filter((row) => !isFresh.has(nameOf(row))).map((row) => [nameOf(row), row]),
  );
  const known = await tx
    .select()
    .from(sentTries)
    .where(
      and(
        inArray(
          sentTries.accountId,
          rows.map(({ accountId }) => accountId),
        ),
        inArray(
          sentTries.id,
          [...again.values()].map(({ id }) => id),
        ),
      ),
    );
  const done = known.filter((row) => again.has(nameOf(row)));
  if (done.some((row) => !isSame(row, again.get(nameOf(row)) as Row))) {
    throw new Problem('TRY_DIFFERS');
  }
  return new Map(done.map(({ id, made }) => [id, made]));
}

/**
 * Does what a caller asks for once, in the transaction, and answers the id of the record that it made, now
 * or when the same was sent before; throws `TRY_DIFFERS`.
 */
export async function once(
  tx: Db,
  call: Endpoint,
  one: Try,
  make: () => Promise<string>,
): Promise<string> {
  const before = (await claimTries(tx, call, [one])).get(one.id);
  if (before) return before;
  const made = await make();
  const { accountId } = one.request.caller;
  await tx
    .update(sentTries)
    .set({ made })
    .where(and(eq(sentTries.accountId, accountId), eq(sentTries.id, one.id)));
  return made;
}
