import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { normalThai } from '@/contracts/kit/text/thai-text';
import type { MenuFeature, menuFeatureEndpoints } from '@/contracts/master-data/menu-feature';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { requireMainAdmin } from '@/services/kit/calls/main-admin';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit, changedFields } from '@/services/kit/records/audit';
import {
  changeStamp,
  lockRow,
  nextChange,
  requireVersion,
} from '@/services/kit/records/change-row';
import { builtInEntries, menuEntries } from './menu-entries';
import { menuFeatures as table } from './tables';

const shownName = ({ nameTh, builtIn }: MenuFeature) => nameTh || builtIn.th;

const holds = ({ nameTh, nameEn, nameCn, builtIn }: MenuFeature, keywords = '') => {
  const sought = normalThai(keywords).trim().toLowerCase();
  const names = [nameTh, nameEn, nameCn, ...Object.values(builtIn)];
  return !sought || names.some((name) => name.toLowerCase().includes(sought));
};

async function entry(db: Db, id: string): Promise<MenuFeature> {
  const found = (await menuEntries(db)).find((one) => one.id === id);
  if (!found) throw new Problem('NOT_FOUND');
  return found;
}

/** Everybody's menu has changed. */
async function tellAll(db: Db, request: ServiceRequest): Promise<void> {
  const all = await db
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.active, true));
  request.changed(
    'menu-features',
    all.map(({ id }) => id),
  );
}

export const menuFeatureHandlers = (db: NodePgDatabase): Handlers<typeof menuFeatureEndpoints> => ({
  list: async ({ query: { group, keywords, page, limit } }, request) => {
    requireMainAdmin(request);
    const found = (await menuEntries(db)).filter(
      (one) => (!group || one.group === group) && holds(one, keywords),
    );
    return { rows: found.slice((page - 1) * limit, page * limit), total: found.length };
  },

  get: async ({ params }, request) => {
    requireMainAdmin(request);
    return entry(db, params.id);
  },

  order: async ({ body: { ids } }, request) => {
    requireMainAdmin(request);
    const named = builtInEntries.filter(({ id }) => ids.includes(id));
    const areOne = new Set(named.map(({ group }) => group)).size <= 1;
    if (named.length !== ids.length || !areOne) throw invalidField('ids', 'invalid');
    await db.transaction(async (tx) => {
      const group = named[0]?.group;
      const inGroup = async () =>
        (await menuEntries(tx)).filter((one) => !group || one.group === group);
      const before = await inGroup();
      if (!group) await tx.update(table).set({ position: null, ...changeStamp(request) });
      for (const [position, id] of ids.entries()) {
        const set = { position, ...changeStamp(request) };
        await tx
          .insert(table)
          .values({ id, ...set })
          .onConflictDoUpdate({ target: table.id, set });
      }
      const [was, now] = [before.map(shownName), (await inGroup()).map(shownName)];
      await audit(tx, request, {
        ...{ action: 'order', entity: 'menu-feature', entityId: ids[0] ?? 'all' },
        ...{ title: now[0] ?? '', changes: { order: [was, now] } },
      });
    });
    await tellAll(db, request);
    return { ids };
  },

  upsert: async ({ body: { id, version, ...names } }, request) => {
    requireMainAdmin(request);
    await db.transaction(async (tx) => {
      // Two who name an entry for the first time wait for each other here.
      await tx.insert(table).values({ id }).onConflictDoNothing();
      await lockRow(tx, table, eq(table.id, id));
      const before = await entry(tx, id);
      requireVersion({ ...before, updatedAt: before.updatedAt ?? '' }, version);
      const { th, en, cn } = before.builtIn;
      const own = (name: string, builtIn: string) => (name === builtIn ? '' : name);
      const after = {
        nameTh: own(names.nameTh, th),
        nameEn: own(names.nameEn, en),
        nameCn: own(names.nameCn, cn),
      };
      const set = { ...after, ...nextChange(table, request) };
      await tx.update(table).set(set).where(eq(table.id, id));
      await audit(tx, request, {
        ...{ action: 'edit', entity: 'menu-feature', entityId: id, title: shownName(before) },
        changes: changedFields(before, after),
      });
    });
    await tellAll(db, request);
    return entry(db, id);
  },
});
