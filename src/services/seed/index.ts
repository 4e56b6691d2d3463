import { isNotNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { hashPassword } from '@/services/auth';
import { accounts } from '@/services/auth/tables';
import { bannerAreas } from '@/services/banner';
import { bulletinAreas } from '@/services/bulletin';
import { stickersDemo } from '@/services/chat';
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
import { seedHolidays } from './property/holidays';
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
const areas = [...masterDataAreas, ...bannerAreas, ...bulletinAreas, stickersDemo];

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
  const pictures = uploads ? await keepPictures(uploads, areas, propertyCount) : new Map();
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
    // After all else, whose figures shall not move.
    for (const property of properties) {
      await seedHolidays(tx, random, { at: longAgo, now }, property);
    }
    for (const { id: propertyId, code } of properties) {
      const [manager] = staff.get(code) ?? [];
      const by = manager?.id ?? propertyId;
      const picture = pictureGiver(tx, pictures, { propertyId, by, at: longAgo });
      const place = {
        propertyId,
        code,
        at: longAgo,
        now,
        id: (at: number) => random.id(at),
        picture,
      };
      for (const { demo } of areas) await demo?.(tx, place);
    }
    const [first] = properties;
    if (first) await seedPickUpCodes(tx, random, now, first);
    await seedCategories(tx, random, longAgo);
    for (const property of properties) {
      await seedSuggestions(tx, random, now, property, staff.get(property.code) ?? []);
    }
    for (const property of properties) {
      await seedVotes(tx, random, now, property, staff.get(property.code) ?? []);
    }
    const offered = await seedVendors(tx, random, longAgo, properties);
    for (const property of properties) {
      const services = offered.get(property.id) ?? [];
      await seedOrders(tx, random, now, property, services, staff.get(property.code) ?? []);
    }
    const [admin] = await tx.select().from(accounts).where(isNotNull(accounts.platformRoleId));
    const by = admin?.id ?? '';
    const platform = {
      ...{ propertyId: null, at: longAgo, now, id: (at: number) => random.id(at) },
      propertyIds: properties.map(({ id }) => id),
      picture: pictureGiver(tx, pictures, { propertyId: null, by, at: longAgo }),
    };
    for (const { demoPlatform } of areas) await demoPlatform?.(tx, platform);
    await seedAuditLines(tx, now);
  });
}
