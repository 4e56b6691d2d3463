import texts from '@locales/th/vendors.json';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { openOrders } from '@/contracts/admin-order/order-state';
import { type Vendor, vendorColumns, vendorEndpoints } from '@/contracts/admin-order/vendor';
import { vendors as feature } from '@/contracts/features/services/vendors';
import { holds } from '@/services/admin-order/holds';
import { sharedHomeServices } from '@/services/admin-order/home-services/shared';
import { homeServices } from '@/services/admin-order/home-services/tables';
import { orders } from '@/services/admin-order/orders/tables';
import { type Places, requireProvinces } from '@/services/admin-order/places';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { sharedRows } from '@/services/kit/content/shared-rows';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { phoneText, writtenPhones } from '@/services/kit/text/phone-text';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { vendors as table, vendorTargets } from './tables';

/** The vendors that the caller's place may use. */
export const sharedVendors = sharedRows(table, vendorTargets);

/** Serves the vendors; one that services name, or who has orders to do, is switched off, not removed. */
export function vendorHandlers(
  db: NodePgDatabase,
  places: Places,
): Handlers<typeof vendorEndpoints> {
  const doneBy = sql`${homeServices.vendorIds} @> jsonb_build_array(${table.id}::text)`;
  const records = crud(db, table, vendorEndpoints, {
    entity: 'vendor',
    title: table.name,
    logged: {
      phone: ({ phone }: Vendor) => writtenPhones(phone),
      areas: ({ areas }: { areas: string[] }) => areas.join(', '),
    },
    cleaned: (sent) => {
      requireProvinces(places, sent);
      return sent;
    },
    shared: sharedVendors,
    search: [table.name, table.contactName, table.email, phoneText(table.phone)],
    sort: {
      name: inThaiOrder(table.name),
      contactName: inThaiOrder(table.contactName),
    },
    extra: (request) => ({
      services: sql`(select count(*)::integer from ${homeServices}
        where ${and(doneBy, sharedHomeServices.visible(request))})`,
    }),
    where: ({ province }) => (province ? holds(table.areas, province) : undefined),
    sheet: {
      columns: vendorColumns,
      texts: sheetTexts(texts, feature),
      cells: {
        areas: ({ areas }) => areas.join(', '),
      },
    },
  });
  return {
    ...records,
    remove: async (call, request) => {
      await records.get(call, request);
      const { id } = call.params;
      const named = await db.$count(homeServices, holds(homeServices.vendorIds, id));
      if (named > 0) throw new Problem('VENDOR_IN_USE', { n: named });
      const isTheirs = and(eq(orders.vendorId, id), inArray(orders.status, openOrders));
      const toDo = await db.$count(orders, isTheirs);
      if (toDo > 0) throw new Problem('VENDOR_AT_WORK', { n: toDo });
      return records.remove(call, request);
    },
  };
}
