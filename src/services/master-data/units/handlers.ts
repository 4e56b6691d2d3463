import texts from '@locales/th/units.json';
import { and, count, eq, inArray, like, not, type SQL, sql, sum } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { union } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { units as feature } from '@/contracts/features/residents/units';
import { normalThai } from '@/contracts/kit/text/thai-text';
import {
  type Unit,
  unitColumnsFor,
  unitEndpoints,
  type unitFilter,
} from '@/contracts/master-data/residents/unit';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { type Sheet, sheetTexts } from '@/services/kit/files/list-file';
import { countIf } from '@/services/kit/records/count-each';
import { crud } from '@/services/kit/records/crud';
import { fold } from '@/services/kit/text/search-text';
import { bareName, contains, inThaiOrder } from '@/services/kit/text/thai-text';
import { bareNumber } from '@/services/kit/text/unit-number';
import { customers } from '@/services/master-data/customers/tables';
import { livedIn, livedInBy, namesOf, ofToday } from './living';
import { maySeeMoney, owedIn, owing } from './owing';
import { occupancies, units } from './tables';

/** Units by any part of their number, however it is written, or of their people's names. */
function found(
  db: NodePgDatabase,
  propertyId: string,
  keywords: string | undefined,
): SQL | undefined {
  const typed = normalThai(keywords ?? '').trim();
  if (!typed) return undefined;
  // Neither is ever in a number, and LIKE would give them a meaning.
  const bare = bareNumber(sql`${typed.replace(/[\\%]/g, '')}::text`);
  const byNumber = db
    .select({ id: units.id })
    .from(units)
    .where(
      and(
        eq(units.propertyId, propertyId),
        sql`${bare} <> ''`,
        like(units.bareNumber, sql`'%' || ${bare} || '%'`),
      ),
    );
  const byName = db
    .select({ id: occupancies.unitId })
    .from(occupancies)
    .innerJoin(customers, eq(customers.id, occupancies.customerId))
    .where(
      and(
        eq(customers.propertyId, propertyId),
        like(customers.search, contains(fold(bareName(typed)))),
        ofToday(),
      ),
    );
  // Joined by an `or`, neither would have its index.
  return inArray(units.id, union(byNumber, byName));
}

type Narrow = Pick<z.output<typeof unitFilter>, 'keywords' | 'building'>;

const living = {
  owner: and(livedInBy('owner'), not(livedInBy('tenant'))),
  tenant: livedInBy('tenant'),
  nobody: and(not(livedInBy('owner')), not(livedInBy('tenant')), not(livedInBy('resident'))),
};

export function unitHandlers(db: NodePgDatabase): Handlers<typeof unitEndpoints> {
  /** What stands beside the views of the list. */
  const narrowed = ({ keywords, building }: Narrow, request: ServiceRequest) =>
    and(
      found(db, request.propertyId, keywords),
      building === undefined ? undefined : eq(units.building, building),
    );

  const { list, ...records } = crud(db, units, unitEndpoints, {
    entity: 'unit',
    title: units.number,
    search: [],
    sort: {
      number: inThaiOrder(units.number),
      building: inThaiOrder(units.building),
      floor: units.floor,
      area: units.area,
      ratio: units.ratio,
    },
    where: ({ living: by, owes, ...asked }, request) => {
      if (owes !== undefined) request.require('invoices:view');
      const owingOnes = owes === undefined ? undefined : owing(db, request.propertyId);
      return and(
        narrowed(asked, request),
        by && living[by],
        owes === false && owingOnes ? not(owingOnes) : owingOnes,
      );
    },
    extra: (request) => ({
      ...{ owners: namesOf('owner'), tenants: namesOf('tenant') },
      ...(maySeeMoney(request) && { owed: owedIn('owed'), late: owedIn('late') }),
    }),
    duplicates: { units_property_number: 'number' },
    sheet: (request): Sheet<Unit> => ({
      columns: unitColumnsFor(maySeeMoney(request)),
      texts: sheetTexts(texts, feature),
      cells: {
        owners: ({ owners }) => owners.join(', '),
        tenants: ({ tenants }) => tenants.join(', '),
      },
    }),
  });
  return {
    ...records,
    list,
    master: ({ query }, request) => list({ query: { ...query, active: true } }, request),
    tabs: async ({ query: { active, ...asked } }, request) => {
      const lived = livedIn(db);
      const [counts] = await db
        .select({
          all: count(),
          owner: countIf(and(lived.owner, not(lived.tenant))),
          tenant: countIf(lived.tenant),
          nobody: countIf(eq(lived.people, 0)),
          ...(maySeeMoney(request) && { owes: countIf(owing(db, request.propertyId)) }),
        })
        .from(units)
        .leftJoinLateral(lived, sql`true`)
        .where(
          and(
            eq(units.propertyId, request.propertyId),
            active === undefined ? undefined : eq(units.active, active),
            narrowed(asked, request),
          ),
        );
      return { all: 0, owner: 0, tenant: 0, nobody: 0, ...counts };
    },
    sums: async (_call, { propertyId }) => {
      const active = and(eq(units.propertyId, propertyId), eq(units.active, true));
      const [sums] = await db
        .select({
          units: count(),
          ratio: sql<string>`coalesce(${sum(units.ratio)}, 0)::text`,
          missing: sql<string>`(100 - coalesce(${sum(units.ratio)}, 0))::text`,
        })
        .from(units)
        .where(active);
      const buildings = await db
        .selectDistinct({ building: units.building })
        .from(units)
        .where(and(eq(units.propertyId, propertyId), sql`${units.building} <> ''`))
        .orderBy(units.building);
      return {
        ...{ units: 0, ratio: '0', missing: '100', ...sums },
        buildings: buildings.map(({ building }) => building),
      };
    },
  };
}
