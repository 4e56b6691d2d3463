import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { payWays } from '@/contracts/billing/mpay';
import { qrPicture } from '@/services/master-data/billing/invoices/pay-codes';
import type { Gateway } from './gateway';
import { sandboxCharges } from './tables';

/** A gateway that is made up, for trying a whole payment on one machine: its page is our own. */
export function sandboxGateway(db: NodePgDatabase, secret: string) {
  const gateway: Gateway = {
    name: 'sandbox',
    sandbox: true,
    ways: payWays,
    secret,
    async begin({ amount, backTo }) {
      const charge = `sandbox-${uuidv7()}`;
      await db.insert(sandboxCharges).values({ id: charge, state: 'pending', amount });
      return { charge, url: backTo };
    },
    async ask(charge) {
      const [row] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.id, charge));
      return row ?? null;
    },
    // It says what it is: nobody's bank app takes it.
    qr: async (charge) => qrPicture(`SANDBOX ${charge}`),
    async refund(charge) {
      await db.update(sandboxCharges).set({ state: 'failed' }).where(eq(sandboxCharges.id, charge));
    },
  };
  return {
    gateway,
    /** Somebody pressed one of its buttons; answers what it tells of that. */
    async press(charge: string, state: 'paid' | 'failed') {
      const [row] = await db
        .update(sandboxCharges)
        .set({ state })
        .where(eq(sandboxCharges.id, charge))
        .returning();
      return row && { id: `event-${uuidv7()}`, charge, state, amount: row.amount };
    },
  };
}
