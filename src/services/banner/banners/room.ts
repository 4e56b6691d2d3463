import { and, eq, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { type PageKey, pages } from '@/contracts/banner/pages';
import { invalidField } from '@/services/kit/calls/problem';
import { namesOfProperties, type Targets } from '@/services/kit/content/targets';
import type { Db } from '@/services/kit/database/db';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import type { RecordPart } from '@/services/kit/records/record-part';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { bannerTargets, banners as table } from './tables';

type Row = typeof table.$inferSelect;

/** The other banners of a page that some properties see in a banner's days, one for each property. */
function beside(tx: Db, { id, pageKey, to }: Row, from: string, properties: string[]) {
  const propertyId = sql<string>`coalesce(${table.propertyId}, ${bannerTargets.propertyId})`;
  return tx
    .select({ propertyId, from: table.from, to: table.to })
    .from(table)
    .leftJoin(bannerTargets, eq(bannerTargets.ownerId, table.id))
    .where(
      and(
        inArray(propertyId, properties),
        eq(table.pageKey, pageKey),
        eq(table.active, true),
        ne(table.id, id),
        or(isNull(table.to), gte(table.to, from)),
        to ? lte(table.from, to) : undefined,
      ),
    );
}

/** Refuses a banner that on some day, at some property that sees it, its page has no room for. */
export const roomPart = (targets: Targets): RecordPart => ({
  fields: [],
  async keep(tx, _request, { row, sent }) {
    const banner = row as unknown as Row;
    if (!sent || !banner.active) return {};
    // Of two who take the last place at once, the second one sees that it is taken.
    await oneAtATime(tx, 'banners');
    const today = bangkokDay(new Date());
    const from = banner.from > today ? banner.from : today;
    const { most } = pages[banner.pageKey as PageKey];
    const others = await beside(tx, banner, from, await targets.of(tx, banner));
    for (const { propertyId, from: begins } of [...others]) {
      const day = begins > from ? begins : from;
      const shown = others.filter(
        (one) =>
          one.propertyId === propertyId && one.from <= day && (one.to === null || one.to >= day),
      );
      if (shown.length < most) continue;
      const [found] = await namesOfProperties(tx, [propertyId]);
      const { nameTh: property = '', nameEn: propertyEn = '' } = found ?? {};
      const said = { most, day, property, propertyEn };
      throw invalidField('pageKey', 'pageFull', said);
    }
    return {};
  },
});
