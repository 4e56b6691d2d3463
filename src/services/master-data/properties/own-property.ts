import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { switchableFeatures } from '@/contracts/features/rights';
import type {
  ownPropertyEndpoints,
  PropertyFeatures,
} from '@/contracts/master-data/property/own-property';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import { audit, changedFields } from '@/services/kit/records/audit';
import { lockRow, nextChange } from '@/services/kit/records/change-row';
import { readProperty } from './read';

/** The one that the caller is in; at the main admin any. Throws `NOT_FOUND`. */
function requireOwn({ caller }: ServiceRequest, id: string): void {
  const isOwn = caller.propertyId ? caller.propertyId === id : caller.platform;
  if (!isOwn) throw new Problem('NOT_FOUND');
}

const told = (featuresOff: readonly string[], { caller }: ServiceRequest): PropertyFeatures => ({
  features: switchableFeatures.map(({ key }) => ({ key, active: !featuresOff.includes(key) })),
  mayChange: caller.platform,
});

export const ownPropertyHandlers = (db: NodePgDatabase): Handlers<typeof ownPropertyEndpoints> => ({
  get: (_call, request) => readProperty(db, request.propertyId),

  features: async ({ params: { id } }, request) => {
    requireOwn(request, id);
    const [row] = await db.select().from(properties).where(eq(properties.id, id));
    if (!row) throw new Problem('NOT_FOUND');
    return told(row.featuresOff, request);
  },

  switchFeatures: async ({ body: { propertyId: id, features } }, request) => {
    requireOwn(request, id);
    if (!request.caller.platform) throw new Problem('FORBIDDEN');
    const known = new Set<string>(switchableFeatures.map(({ key }) => key));
    if (!features.every(({ key }) => known.has(key))) throw invalidField('features', 'invalid');
    const after = await db.transaction(async (tx) => {
      const row = await lockRow(tx, properties, eq(properties.id, id));
      const off = new Set(row.featuresOff);
      for (const { key, active } of features) off[active ? 'delete' : 'add'](key);
      const featuresOff = [...known].filter((key) => off.has(key));
      await tx
        .update(properties)
        .set({ featuresOff, ...nextChange(properties, request) })
        .where(eq(properties.id, id));
      const changes = changedFields({ featuresOff: row.featuresOff }, { featuresOff });
      await audit(tx, request, {
        ...{ action: 'edit', entity: 'property', entityId: id, title: row.nameTh },
        changes,
      });
      return featuresOff;
    });
    request.changed('properties', [id]);
    return told(after, request);
  },
});
