import { desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { heldChargeEndpoints } from '@/contracts/billing/held-charge';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { audit } from '@/services/kit/records/audit';
import type { Gateway } from './gateway';
import { heldCharges } from './tables';

/**
 * Money that no payment here asked for, and what is done about it: it is no property's, so that the platform's own
 * accounts alone are shown it.
 */
export function heldHandlers(
  db: NodePgDatabase,
  gateway: Gateway,
): Handlers<typeof heldChargeEndpoints> {
  const open = () =>
    db
      .select()
      .from(heldCharges)
      .where(eq(heldCharges.settled, ''))
      .orderBy(desc(heldCharges.at))
      .limit(100);

  return {
    list: async (_, { caller }) => (caller.platform ? open() : []),

    settle: async ({ body: { charge, refund, reason } }, request) => {
      const { caller, propertyId } = request;
      if (!caller.platform) throw new Problem('FORBIDDEN');
      const [held] = await db.select().from(heldCharges).where(eq(heldCharges.charge, charge));
      if (!held || held.settled) throw new Problem('MPAY_AGREES');
      // The gateway itself gives one charge back no more than once.
      if (refund) await gateway.refund(charge);
      await db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(heldCharges)
          .where(eq(heldCharges.charge, charge))
          .for('update');
        if (!row || row.settled) throw new Problem('MPAY_AGREES');
        const settled = `${reason} (${caller.fullname})`;
        await tx
          .update(heldCharges)
          .set({ settled, refunded: refund })
          .where(eq(heldCharges.charge, charge));
        await audit(tx, request, {
          ...{
            action: refund ? 'refund' : 'settle',
            entity: 'mpay',
            entityId: row.id,
            title: charge,
          },
          changes: { amount: [null, showBaht(row.amount)], note: [null, reason] },
        });
      });
      request.changed('mpay', [propertyId]);
      return open();
    },
  };
}
