import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { GatewayEvent } from '@/contracts/billing/mpay';
import { showBaht } from '@/contracts/kit/fields/satang';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { auditAs } from '@/services/kit/records/audit';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { takePayment } from '@/services/master-data/billing/receipts/take';
import type { Gateway } from './gateway';
import { gatewayEvents, gatewayPayments } from './tables';

type Row = typeof gatewayPayments.$inferSelect;

const itself = 'ระบบชำระเงินออนไลน์';
const nowhere = { ip: '', userAgent: '' };

/** What is written down of a payment when the gateway says how it stands; nothing where it is known. */
function heard(row: Row, { state, amount }: Pick<GatewayEvent, 'state' | 'amount'>): Partial<Row> {
  // Paid is the last word: whatever comes after it was sent before.
  if (row.gatewayState === 'paid' || state === row.gatewayState || state === 'pending') return {};
  const isOver = row.state === 'failed' || row.expiresAt < new Date().toISOString();
  if (state === 'failed') {
    return { gatewayState: 'failed', ...(row.state === 'started' && { state: 'failed' }) };
  }
  return {
    gatewayState: 'paid',
    gatewayAmount: amount,
    state: 'paid',
    paidAt: new Date().toISOString(),
    issue: amount === row.amount ? (isOver ? 'late' : null) : 'amount',
  };
}

async function write(tx: Db, row: Row, word: Pick<GatewayEvent, 'state' | 'amount'>) {
  const next = heard(row, word);
  if (Object.keys(next).length === 0) return false;
  await tx.update(gatewayPayments).set(next).where(eq(gatewayPayments.id, row.id));
  if (next.state !== 'paid') return true;
  const actor = { accountId: null, fullname: itself, propertyId: row.propertyId };
  await auditAs(tx, actor, nowhere, {
    ...{ action: 'paid', entity: 'mpay', entityId: row.id, title: row.unitNumber },
    changes: { amount: [null, showBaht(word.amount)] },
  });
  return true;
}

/** Puts a payment, whose row is held and has no receipt yet, into the books. */
async function settle(tx: Db, row: Row): Promise<void> {
  const amount = row.gatewayAmount ?? row.amount;
  const { id, propertyId, unitId, payerName, charge } = row;
  const day = bangkokDay(new Date(row.paidAt ?? row.createdAt));
  const receipt = await takePayment(tx, {
    ...{ propertyId, unitId, method: 'gateway', amount, day, payerName, by: itself },
    ...{ reference: charge ?? '', invoiceIds: [row.invoiceId], beyond: 'kept' },
  });
  const issue = sql`case when (select advance from receipts where id = ${receipt.id}) > 0 then 'over'
    else nullif(nullif(${gatewayPayments.issue}, 'unposted'), 'over') end`;
  await tx
    .update(gatewayPayments)
    .set({ state: 'done', receiptId: receipt.id, issue })
    .where(eq(gatewayPayments.id, id));
}

/** The payments of the gateway, from its word to our receipt; what a crash left between is taken up again. */
export function gatewayWord(
  db: NodePgDatabase,
  gateway: Gateway,
  changed: (propertyId: string) => void,
) {
  /** Gives a paid payment its receipt; false where the books do not take it now. */
  async function finish(id: string, evenIf?: Row['issue']): Promise<boolean> {
    const done = await db
      .transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(gatewayPayments)
          .where(eq(gatewayPayments.id, id))
          .for('update');
        if (row?.state !== 'paid') return row;
        // Another amount than was asked for is looked at by a person first.
        if (row.issue === 'amount' && evenIf !== 'amount') return undefined;
        await settle(tx, row);
        return row;
      })
      .catch(async (error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        await db
          .update(gatewayPayments)
          .set({ issue: sql`coalesce(${gatewayPayments.issue}, 'unposted')` })
          .where(and(eq(gatewayPayments.id, id), eq(gatewayPayments.state, 'paid')));
        return undefined;
      });
    if (done?.state === 'paid') changed(done.propertyId);
    return done !== undefined;
  }

  async function hear(
    charge: string,
    word: Pick<GatewayEvent, 'state' | 'amount'>,
    event?: string,
  ) {
    const row = await db.transaction(async (tx) => {
      if (event) {
        const at = new Date().toISOString();
        const fresh = await tx
          .insert(gatewayEvents)
          .values({ id: event, charge, ...word, at })
          .onConflictDoNothing()
          .returning({ id: gatewayEvents.id });
        if (fresh.length === 0) return undefined;
      }
      const [known] = await tx
        .select()
        .from(gatewayPayments)
        .where(eq(gatewayPayments.charge, charge))
        .for('update');
      return known && { ...known, isNews: await write(tx, known, word) };
    });
    if (!row) return false;
    if (row.isNews) changed(row.propertyId);
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
            sql`(${gatewayPayments.state} = 'paid' or ${lt(gatewayPayments.createdAt, since)})`,
            sql`${gatewayPayments.createdAt} > now() - interval '14 days'`,
          ),
        )
        .limit(200);
      for (const row of open) await look(row);
    },
  };
}
