import { isNotNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { hashPassword } from '@/services/auth';
import { accounts } from '@/services/auth/tables';
import { bannerAreas } from '@/services/banner';
import { bulletinAreas } from '@/services/bulletin';
import { stickersDemo } from '@/services/chat';
import type { AreaDemo } from '@/services/kit/area';
import { masterDataAreas } from '@/services/master-data';
import type { UploadFolders } from '@/services/upload';
import { demoPassword, seedAccounts } from './accounts';
import { daysBefore, startOfBangkokDay } from './days';
import { keepCovers } from './news/covers';
import { seedNews } from './news/news';
import { seedParcels } from './parcels/parcels';
import { seedPickUpCodes } from './parcels/pick-up-codes';
import { Shares } from './parcels/shares';
import { keepPictures, pictureGiver } from './pictures/pictures';
import { seedAuditLines } from './property/audit-lines';
import { seedNotifications } from './property/notifications';
import { propertyCount, seedProperties } from './property/properties';
import { seedPropertySettings } from './property/property-settings';
import { seedReportEmails } from './property/report-emails';
import { seedVotes } from './property/votes';
import { Random } from './random';
import { seedSuggestions } from './residents/suggestions';
import { seedCategories } from './services/categories';
import { seedOrders } from './services/orders';
import { seedVendors } from './services/vendors';

export { demoDomain } from './accounts';

const parcelsAMonth = 600;
const areas: Readonly<Record<string, AreaDemo>> = {
  ...masterDataAreas,
  ...bannerAreas,
  ...bulletinAreas,
  stickers: stickersDemo,
};

/**
 * Fills a database that has no account with the demo world, all or nothing: the same one at every
 * start, its instants moved so that today is now's day in Bangkok. `scale` multiplies the first
 * property's parcels (334 makes 200,000); below 1 everyone's. Without `uploads` nothing has a picture.
 */
export async function seedDemo(
  db: NodePgDatabase,
  { scale, now = Date.now(), uploads }: { scale: number; now?: number; uploads?: UploadFolders },
): Promise<void> {
  if ((await db.$count(accounts)) > 0) return;
  const random = new Random(2569);
  const longAgo = daysBefore(startOfBangkokDay(now), 400);
  // Before the transaction: nothing but the database is waited for inside one.
  const passwordHash = await hashPassword(demoPassword);
  const covers = uploads ? await keepCovers(uploads) : new Map();
  const pictures = uploads
    ? await keepPictures(uploads, Object.values(areas), propertyCount)
    : new Map();
  await db.transaction(async (tx) => {
    // Of two processes on one new database the second finds it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(2569)`);
    if ((await tx.$count(accounts)) > 0) return;
    const properties = await seedProperties(tx, random, longAgo);
    const staff = await seedAccounts(tx, random, longAgo, properties, passwordHash);
    for (const [index, property] of properties.entries()) {
      await seedPropertySettings(tx, longAgo, property);
      await seedReportEmails(tx, random, longAgo, property);
      const people = staff.get(property.code) ?? [];
      const counter = { random, shares: new Shares(), property, staff: people, now };
      const factor = index === 0 ? scale : Math.min(scale, 1);
      await seedParcels(tx, counter, Math.round(parcelsAMonth * factor));
    }
    for (const property of properties) {
      const [manager] = staff.get(property.code) ?? [];
      await seedNotifications(tx, random, now, property, manager);
    }
    await seedNews(tx, random, now, properties, staff, covers);
    for (const { id: propertyId, code } of properties) {
      const [manager] = staff.get(code) ?? [];
      const by = manager?.id ?? propertyId;
      const picture = pictureGiver(tx, pictures, { propertyId, by, at: longAgo });
      const place = { propertyId, code, at: longAgo, now, picture };
      for (const [name, { demo }] of Object.entries(areas)) {
        const own = Random.named(name, code);
        await demo?.(tx, { ...place, id: (at) => own.id(at) });
      }
    }
    const [first] = properties;
    if (first) await seedPickUpCodes(tx, Random.named('pick-up codes'), now, first);
    await seedCategories(tx, Random.named('categories'), longAgo);
    for (const property of properties) {
      const own = Random.named('suggestions', property.code);
      await seedSuggestions(tx, own, now, property, staff.get(property.code) ?? []);
    }
    for (const property of properties) {
      const own = Random.named('votes', property.code);
      await seedVotes(tx, own, now, property, staff.get(property.code) ?? []);
    }
    const offered = await seedVendors(tx, Random.named('vendors'), longAgo, properties);
    for (const property of properties) {
      const services = offered.get(property.id) ?? [];
      const own = Random.named('orders', property.code);
      await seedOrders(tx, own, now, property, services, staff.get(property.code) ?? []);
    }
    const [admin] = await tx.select().from(accounts).where(isNotNull(accounts.platformRoleId));
    const by = admin?.id ?? '';
    const platform = {
      ...{ propertyId: null, at: longAgo, now },
      propertyIds: properties.map(({ id }) => id),
      picture: pictureGiver(tx, pictures, { propertyId: null, by, at: longAgo }),
    };
    for (const [name, { demoPlatform }] of Object.entries(areas)) {
      const own = Random.named(name);
      await demoPlatform?.(tx, { ...platform, id: (at) => own.id(at) });
    }
    await seedAuditLines(tx, now);
  });
}
