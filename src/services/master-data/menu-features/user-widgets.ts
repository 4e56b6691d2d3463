import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PropertyDimension } from '@/contracts/content/targets';
import { widgetList } from '@/contracts/features/platform/widgets';
import { masterGroups } from '@/contracts/master-data/master-groups';
import type { userWidgetEndpoints } from '@/contracts/master-data/user-widget';
import { properties } from '@/services/db/tables';
import { requireMainAdmin } from '@/services/kit/calls/main-admin';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { changeStamp, lockRow } from '@/services/kit/records/change-row';
import { userWidgets as table } from './tables';

async function hiddenAt(db: Db, dimension: PropertyDimension): Promise<string[]> {
  const [row] = await db.select().from(table).where(eq(table.dimension, dimension));
  return row?.hidden ?? [];
}

const told = (dimension: PropertyDimension, hidden: readonly string[]) => ({
  dimension,
  widgets: widgetList.map((one) => ({ ...one, active: !hidden.includes(one.key) })),
});

/** Serves which widgets a kind of property shows. */
export const userWidgetHandlers = (db: NodePgDatabase): Handlers<typeof userWidgetEndpoints> => ({
  read: async ({ query }, request) => {
    let { dimension } = query;
    if (!dimension) {
      const { dimension: own } = properties;
      const [row] = await db
        .select({ own })
        .from(properties)
        .where(eq(properties.id, request.propertyId));
      if (!row) throw new Problem('NOT_FOUND');
      dimension = row.own;
    }
    return told(dimension, await hiddenAt(db, dimension));
  },

  choose: async ({ body: { dimension, widgets } }, request) => {
    requireMainAdmin(request);
    const known = new Set<string>(widgetList.map(({ key }) => key));
    if (!widgets.every(({ key }) => known.has(key))) throw invalidField('widgets', 'invalid');
    const { ids, hidden } = await db.transaction(async (tx) => {
      await tx.insert(table).values({ dimension, hidden: [] }).onConflictDoNothing();
      const { hidden: before } = await lockRow(tx, table, eq(table.dimension, dimension));
      const off = new Set(before);
      for (const { key, active } of widgets) off[active ? 'delete' : 'add'](key);
      const hidden = [...known].filter((key) => off.has(key));
      await tx
        .update(table)
        .set({ hidden, ...changeStamp(request) })
        .where(eq(table.dimension, dimension));
      await audit(tx, request, {
        ...{ action: 'edit', entity: 'user-widget', entityId: dimension },
        title: masterGroups['property-dimension'][dimension].th,
        changes: { hidden: [before, hidden] },
      });
      const ids = await tx
        .select({ id: properties.id })
        .from(properties)
        .where(eq(properties.dimension, dimension));
      return { ids: ids.map(({ id }) => id), hidden };
    });
    request.changed('menu-features', ids);
    return told(dimension, hidden);
  },
});
