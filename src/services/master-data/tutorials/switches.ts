import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { featureLinkNames } from '@/contracts/content/app-screens';
import type { tutorialEndpoints } from '@/contracts/master-data/content/tutorial';
import { properties } from '@/services/db/tables';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import { namesOfProperties } from '@/services/kit/content/targets';
import { refuseDuplicates } from '@/services/kit/database/database-errors';
import { audit } from '@/services/kit/records/audit';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { tutorialsOff as table } from './tables';

type Switches = Pick<Handlers<typeof tutorialEndpoints>, 'disable' | 'enable'>;

/** Where each tutorial is switched off. */
export const tutorialsOff = (db: NodePgDatabase) =>
  db
    .select({
      id: table.id,
      menuFeatureId: table.menuFeatureId,
      propertyId: table.propertyId,
      nameTh: properties.nameTh,
      nameEn: properties.nameEn,
      by: table.by,
    })
    .from(table)
    .innerJoin(properties, eq(properties.id, table.propertyId))
    .orderBy(inThaiOrder(properties.nameTh));

/** A tutorial is switched off for one property, and on again. */
export const tutorialSwitches = (db: NodePgDatabase): Switches => ({
  disable: ({ body: { menuFeatureId, propertyId } }, request) =>
    refuseDuplicates({ tutorials_off_once: 'propertyId' }, () =>
      db.transaction(async (tx) => {
        const [property] = await namesOfProperties(tx, [propertyId]);
        if (!property) throw invalidField('propertyId', 'unknownProperty');
        const id = uuidv7();
        const by = request.caller.fullname;
        const at = new Date().toISOString();
        await tx.insert(table).values({ id, menuFeatureId, propertyId, at, by });
        await audit(tx, request, {
          ...{ action: 'disable', entity: 'tutorial', entityId: id },
          title: featureLinkNames[menuFeatureId].th,
          changes: { property: [null, property.nameTh] },
        });
        return { id };
      }),
    ),

  enable: ({ params }, request) =>
    db.transaction(async (tx) => {
      const [gone] = await tx.delete(table).where(eq(table.id, params.id)).returning();
      if (!gone) throw new Problem('NOT_FOUND');
      const [property] = await namesOfProperties(tx, [gone.propertyId]);
      await audit(tx, request, {
        ...{ action: 'enable', entity: 'tutorial', entityId: gone.id },
        title: featureLinkNames[gone.menuFeatureId].th,
        changes: { property: [property?.nameTh ?? '', null] },
      });
      return params;
    }),
});
