import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { GatewayEvent } from '@/contracts/billing/mpay';
import { showBaht } from '@/contracts/kit/fields/satang';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import type { StoredNotification } from '@/services/kit/live/notify';
import { auditAs } from '@/services/kit/records/audit';
import { bookPayment, itself } from './book-payment';
import type { Gateway, Word } from './gateway';
import { hold, paymentOf } from './payment-of';
import { gatewayEvents, gatewayPayments } from './tables';
import { tellStaff } from './tell-staff';

type Row = typeof gatewayPayments.$inferSelect;

const nowhere = { ip: '', userAgent: '' };

/** Another amount than was asked for is looked at by a person first. */
const waitsForNobody = sql`${gatewayPayments.issue} is distinct from 'amount'`;

/** What is written down of a payment when the gateway says how it stands; nothing where it is known. */
function heard(row: Row, { state, amount }: Pick<GatewayEvent, 'state' | 'amount'>): Partial<Row> {
  // Paid is the last word: whatever comes after it was sent before, but for another amount.
  const isPaid = row.gatewayState === 'paid';
  if (isPaid && (state !== 'paid' || amount === row.gatewayAmount)) return {};
  if (!isPaid && (state === row.gatewayState || state === 'pending')) return {};
  if (row.state === 'done') return { gatewayAmount: amount, issue: 'amount', settled: '' };
  const isOver = row.state === 'failed' || row.expiresAt < new Date().toISOString();
  if (state === 'failed') {
    return { gatewayState: 'failed', ...(row.state === 'started' && { state: 'failed' }) };
  }
  return {
    gatewayState: 'paid',
    gatewayAmount: amount,
    state: 'paid',
    paidAt: new Date().toISOString(),
    settled: '',
    issue: amount === row.amount ? (isOver ? 'late' : null) : 'amount',
  };
}

async function write(tx: Db, row: Row, word: Word) {
  const renamed = word.charge && word.charge !== row.charge ? { charge: word.charge } : {};
  const next = { ...heard(row, word), ...renamed };
  if (Object.keys(next).length === 0) return undefined;
  await tx.update(gatewayPayments).set(next).where(eq(gatewayPayments.id, row.id));
  if (next.gatewayAmount === undefined) return [];
  const actor = { accountId: null, fullname: itself, propertyId: row.propertyId };
  await auditAs(tx, actor, nowhere, {
    ...{ action: 'paid', entity: 'mpay', entityId: row.id, title: row.unitNumber },
    changes: { amount: [null, showBaht(word.amount)] },
  });
  return next.issue ? tellStaff(tx, { ...row, ...next }, next.issue) : [];
}

interface Tell {
  /** What is shown of a property is another by now. */
  changed: (propertyId: string) => void;
  notified: (stored: readonly StoredNotification[]) => void;
}

/** The payments of the gateway, from its word to our receipt; what a crash left between is taken up again. */
export function gatewayWord(db: NodePgDatabase, gateway: Gateway, tell: Tell) {
  /** Notes that the books do not take a payment, once. */
  const unposted = (id: string) =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .update(gatewayPayments)
        .set({ issue: 'unposted' })
        .where(
          and(
            eq(gatewayPayments.id, id),
            eq(gatewayPayments.state, 'paid'),
            isNull(gatewayPayments.issue),
          ),
        )
        .returning();
      return row ? tellStaff(tx, row, 'unposted') : [];
    });

  /** Gives a paid payment its receipt; false where the books do not take it now, or a person has to say so. */
  async function finish(id: string, { isDecided = false } = {}): Promise<boolean> {
    const done = await db
      .transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(gatewayPayments)
          .where(eq(gatewayPayments.id, id))
          .for('update');
        if (row?.state !== 'paid') return { row, told: [] };
        if (row.issue === 'amount' && !isDecided) return undefined;
        return { row, told: await bookPayment(tx, row, isDecided) };
      })
      .catch(async (error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        tell.notified(await unposted(id));
        return undefined;
      });
    if (done?.row?.state === 'paid') tell.changed(done.row.propertyId);
    tell.notified(done?.told ?? []);
    return done !== undefined;
  }

  async function hear(charge: string, word: Word, event?: string) {
    const row = await db.transaction(async (tx) => {
      if (event) {
        const { state, amount } = word;
        const at = new Date().toISOString();
        const fresh = await tx
          .insert(gatewayEvents)
          .values({ id: event, charge, state, amount, at })
          .onConflictDoNothing()
          .returning({ id: gatewayEvents.id });
        if (fresh.length === 0) return undefined;
      }
      const known = await paymentOf(tx, gateway.name, charge, word);
      if (!known) await hold(tx, gateway.name, charge, word);
      return known && { ...known, news: await write(tx, known, word) };
    });
    if (!row) return false;
    if (row.news) tell.changed(row.propertyId);
    tell.notified(row.news ?? []);
    await finish(row.id);
    return true;
  }

  const look = async (row: Row) => {
    const word = row.charge && (await gateway.ask(row.charge));
    if (row.charge && word) await hear(row.charge, word);
    else await finish(row.id);
  };

  return {
    /** Takes a genuine event, once; false where it is known or of no payment of ours. */
    take: ({ id, charge, state, amount }: GatewayEvent) => hear(charge, { state, amount }, id),
    /** Asks the gateway what became of a charge that somebody named; false where it is none of ours. */
    async askOf(charge: string): Promise<boolean> {
      const word = await gateway.ask(charge);
      return word ? hear(charge, word) : false;
    },
    finish,
    /** Asks the gateway how a payment stands, and goes on from there. */
    look,
    /** Takes up what has no end: paid without a receipt, or begun a while ago without a word. */
    async sweep() {
      const since = new Date(Date.now() - 60_000).toISOString();
      const open = await db
        .select()
        .from(gatewayPayments)
        .where(
          and(
            inArray(gatewayPayments.state, ['paid', 'started']),
            eq(gatewayPayments.gateway, gateway.name),
            // Money is looked for until it is in the books, a word for as long as one may come.
            or(
              and(eq(gatewayPayments.state, 'paid'), waitsForNobody),
              and(
                lt(gatewayPayments.createdAt, since),
                sql`${gatewayPayments.createdAt} > now() - interval '14 days'`,
                // One that nobody went on with is asked for twice an hour: its webhook comes by itself.
                sql`(${gatewayPayments.createdAt} > now() - interval '2 hours' or random() < 1.0 / 30)`,
              ),
            ),
          ),
        )
        .orderBy(asc(gatewayPayments.createdAt))
        .limit(200);
      const failures: unknown[] = [];
      for (const row of open) await look(row).catch((error) => void failures.push(error));
      if (failures.length > 0)
        throw new AggregateError(failures, 'some payments were not looked at');
    },
  };
}
