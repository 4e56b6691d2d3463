import texts from '@locales/th/vendors.json';
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Vendor, vendorColumns, vendorEndpoints } from '@/contracts/admin-order/vendor';
import { vendors as feature } from '@/contracts/features/services/vendors';
import { homeServices } from '@/services/admin-order/home-services/tables';
import { type Places, requireProvinces } from '@/services/admin-order/places';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { sharedRows } from '@/services/kit/content/shared-rows';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { phoneText, writtenPhones } from '@/services/kit/text/phone-text';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { vendors as table, vendorTargets } from './tables';

/** A list of texts or ids in a column that holds one of them. */
const holds = (column: SQL | typeof table.areas, value: string): SQL =>
  sql`${column} @> ${JSON.stringify([value])}::jsonb`;

/** The vendors that the caller's place may use. */
export const sharedVendors = sharedRows(table, vendorTargets);

/** Serves the vendors; one that services name is switched off, not removed. */
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
    extra: {
      services: sql`(select count(*)::integer from ${homeServices} where ${doneBy})`,
    },
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
      const n = await db.$count(
        homeServices,
        holds(sql`${homeServices.vendorIds}`, call.params.id),
      );
      if (n > 0) throw new Problem('VENDOR_IN_USE', { n });
      return records.remove(call, request);
    },
  };
}
