import { categories } from '@/services/admin-order/categories/tables';
import { commissionRates } from '@/services/admin-order/commissions/tables';
import { type DemoService, demoServices } from '@/services/admin-order/home-services/demo';
import { homeServices, homeServiceTargets } from '@/services/admin-order/home-services/tables';
import { type DemoVendor, demoVendors } from '@/services/admin-order/vendors/demo';
import { vendors, vendorTargets } from '@/services/admin-order/vendors/tables';
import type { Db } from '@/services/kit/database/db';
import { bangkokMonth } from '@/services/kit/text/bangkok-day';
import { iso } from '@/services/seed/days';
import type { SeededProperty } from '@/services/seed/property/properties';
import type { Random } from '@/services/seed/random';

/** What can be ordered at a property, and who does it. */
export interface SeededService {
  id: string;
  key: DemoService;
  nameTh: string;
  priceSatang: number;
  vendor: { id: string; name: string };
}

/** What the platform offers everywhere; all else is each property's own. */
const ofPlatform = { vendor: 'air', service: 'air' } as const;

/** Basis points. */
const rates: Record<DemoService, number> = {
  ...{ air: 1250, maid: 1000, pest: 1500 },
  ...{ tap: 800, light: 800 },
};

/** Vendors and services of the platform and of each property; answers what each offers. */
export async function seedVendors(
  db: Db,
  random: Random,
  at: number,
  properties: readonly SeededProperty[],
): Promise<Map<string, SeededService[]>> {
  const stamp = { createdAt: iso(at), updatedAt: iso(at), updatedBy: 'ระบบ' };
  const known = await db.select({ id: categories.id, nameTh: categories.nameTh }).from(categories);
  const seeded = new Map<string, SeededService[]>();
  const shared: SeededService[] = [];
  for (const place of [null, ...properties]) {
    const propertyId = place?.id ?? null;
    const isHere = (key: string, platforms: string) => (key === platforms) === (place === null);
    const held = new Map<DemoVendor, { id: string; name: string }>();
    for (const { key, number, ...vendor } of demoVendors) {
      if (!isHere(key, ofPlatform.vendor)) continue;
      const { areas, ...texts } = vendor;
      const row = { id: random.id(at), propertyId, ...texts, areas: [...areas], ...stamp };
      await db.insert(vendors).values({ ...row, phone: { number, extension: '' } });
      held.set(key, { id: row.id, name: row.name });
      const targets = properties.map(({ id }) => ({ ownerId: row.id, propertyId: id }));
      if (!place) await db.insert(vendorTargets).values(targets);
    }
    const offered: SeededService[] = [];
    for (const { key, category, vendors: by, ...service } of demoServices) {
      if (!isHere(key, ofPlatform.service)) continue;
      const [vendorKey = ofPlatform.vendor] = by;
      const vendor = held.get(vendorKey);
      const categoryId = known.find(({ nameTh }) => nameTh === category)?.id;
      if (!vendor || !categoryId) throw new Error(`the demo has no ${vendorKey} or no ${category}`);
      const { areas } = demoVendors.find((one) => one.key === vendorKey) ?? demoVendors[0];
      const id = random.id(at);
      const row = { id, propertyId, categoryId, ...service, areas: [...areas], ...stamp };
      await db.insert(homeServices).values({ ...row, vendorIds: [vendor.id] });
      const targets = properties.map((one) => ({ ownerId: id, propertyId: one.id }));
      if (!place) await db.insert(homeServiceTargets).values(targets);
      const { nameTh, priceSatang } = service;
      offered.push({ id, key, nameTh, priceSatang, vendor });
      const rate = { id: random.id(at), propertyId, serviceId: id, note: '', ...stamp };
      const fromMonth = bangkokMonth(new Date(at));
      await db.insert(commissionRates).values({ ...rate, basisPoints: rates[key], fromMonth });
    }
    if (place) seeded.set(place.id, [...offered, ...shared]);
    else shared.push(...offered);
  }
  return seeded;
}
