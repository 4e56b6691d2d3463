import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { commissionEndpoints, Owed } from '@/contracts/admin-order/commission';
import { monthAfter } from '@/contracts/kit/fields/month';
import { orders } from '@/services/admin-order/orders/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { placeOf } from '@/services/kit/content/place';
import { bangkokMonth } from '@/services/kit/text/bangkok-day';
import { linesIn, type Owing, owedIn } from './owed';
import { settle } from './settle';
import { owedSheet, type SettingsOf, statementPaper, statementSheet } from './statement';

/** Throws `NOT_FOUND` for another property than the caller's; the main admin reaches all. */
function requireReached(request: ServiceRequest, { propertyId }: Owing): void {
  const place = placeOf(request);
  if (place && place !== propertyId) throw new Problem('NOT_FOUND');
}

/** The month that is asked for; the last one that is over, where none is. */
const monthOf = ({ month }: { month?: string | undefined }) =>
  month ?? monthAfter(bangkokMonth(new Date()), -1);

/** Serves what vendors owe for a month, and settles it. */
export function commissionHandlers(
  db: NodePgDatabase,
  settingsOf: SettingsOf,
): Handlers<typeof commissionEndpoints> {
  async function one({ month, propertyId, vendorId }: Owing): Promise<Owed> {
    const [owed] = await owedIn(db, month, propertyId, vendorId);
    if (!owed) throw new Problem('NOT_FOUND');
    return owed;
  }
  const lines = ({ month, propertyId, vendorId }: Owing) =>
    linesIn(db, month, and(eq(orders.propertyId, propertyId), eq(orders.vendorId, vendorId)));

  return {
    owed: async ({ query }, request) => {
      const month = monthOf(query);
      const over = month < bangkokMonth(new Date());
      return { month, over, owed: await owedIn(db, month, placeOf(request)) };
    },

    download: async ({ query }, request) => {
      const month = monthOf(query);
      return owedSheet(month, await owedIn(db, month, placeOf(request)));
    },

    lines: async ({ query }, request) => {
      requireReached(request, query);
      return lines(query);
    },

    settle: async ({ body }, request) => {
      requireReached(request, body);
      await settle(db, request, body);
      return one(body);
    },

    xlsx: async ({ query }, request) => {
      requireReached(request, query);
      const [owed, held] = await Promise.all([one(query), lines(query)]);
      return statementSheet(owed, query.month, held);
    },

    pdf: async ({ query }, request) => {
      requireReached(request, query);
      const [owed, held, settings] = await Promise.all([
        one(query),
        lines(query),
        settingsOf(query.propertyId),
      ]);
      return statementPaper(owed, query.month, held, settings);
    },
  };
}
