import texts from '@locales/th/properties.json';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { properties as feature } from '@/contracts/features/platform/properties';
import {
  type Property,
  type PropertyDimension,
  propertyColumns,
  propertyDimensions,
  type propertyDraft,
  type propertyEndpoints,
  type propertyFilter,
} from '@/contracts/master-data/property/property';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { requireMainAdmin } from '@/services/kit/calls/main-admin';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField } from '@/services/kit/calls/problem';
import { refuseDuplicates } from '@/services/kit/database/database-errors';
import type { Db } from '@/services/kit/database/db';
import { foundFile, sheetTexts } from '@/services/kit/files/list-file';
import { audit, changedFields, linesOf } from '@/services/kit/records/audit';
import {
  changeStamp,
  lockRow,
  nextChange,
  requireVersion,
} from '@/services/kit/records/change-row';
import { holding, orderBy, pageOf } from '@/services/kit/records/page-of';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { isPlace } from '@/services/master-data/lookups/places';
import { setAddress } from '@/services/master-data/property-settings';
import { entityOf, readProperty, selectProperties } from './read';

type Draft = z.output<typeof propertyDraft>;
type Filter = Omit<z.output<typeof propertyFilter>, 'page' | 'limit'>;

const sorts = {
  nameTh: inThaiOrder(properties.nameTh),
  code: properties.code,
  brand: inThaiOrder(properties.brand),
  updatedAt: properties.updatedAt,
};

const found = ({ keywords, brand, dimension, active }: Filter): SQL | undefined =>
  and(
    holding(keywords, properties.nameTh, properties.nameEn, properties.code),
    brand === undefined ? undefined : eq(properties.brand, brand),
    dimension && eq(properties.dimension, dimension),
    active === undefined ? undefined : eq(properties.active, active),
  );

const inWords = ({ address }: Pick<Property, 'address'>) =>
  [address.subDistrict, address.district, address.province, address.postcode]
    .filter(Boolean)
    .join(' ');

/** The fields as the audit log's readers know them. */
const readable = ({ code, nameTh, nameEn, dimension, brand, addressTh, address }: Draft) => ({
  ...{ code, nameTh, nameEn, dimension, brand, addressTh },
  address: inWords({ address }),
});

const line = linesOf('property', ({ nameTh }: Pick<Property, 'id' | 'nameTh'>) => nameTh);

function requirePlace({ address }: Draft): void {
  if (!isPlace(address)) throw invalidField('address', 'unknownPlace');
}

const locked = (db: Db, id: string) => lockRow(db, properties, eq(properties.id, id));

/** The properties as the platform keeps them; where each is stands in its own settings. */
export const propertyHandlers = (db: NodePgDatabase): Handlers<typeof propertyEndpoints> => {
  const changed = async (request: ServiceRequest, id: string) => {
    request.changed('properties', [id]);
    return readProperty(db, id);
  };

  return {
    list: async ({ query }, request) => {
      requireMainAdmin(request);
      const { rows, total } = await pageOf(db, properties, {
        select: selectProperties(db),
        where: found(query),
        order: orderBy(query.sort, sorts, properties.id),
        query,
      });
      return { rows: rows.map(entityOf), total };
    },

    get: ({ params }, request) => {
      requireMainAdmin(request);
      return readProperty(db, params.id);
    },

    create: async ({ body }, request) => {
      requireMainAdmin(request);
      requirePlace(body);
      const { addressTh, address, ...fields } = body;
      const id = uuidv7();
      const stamp = changeStamp(request);
      await refuseDuplicates({ properties_code_unique: 'code' }, () =>
        db.transaction(async (tx) => {
          await tx
            .insert(properties)
            .values({ ...fields, ...stamp, id, createdAt: stamp.updatedAt });
          await setAddress(tx, id, { addressTh, ...address }, stamp);
          await audit(
            tx,
            request,
            line('create', { ...fields, id }, changedFields({}, readable(body))),
          );
        }),
      );
      return changed(request, id);
    },

    change: async ({ body: { id, version, ...draft } }, request) => {
      requireMainAdmin(request);
      requirePlace(draft);
      await db.transaction(async (tx) => {
        const row = await locked(tx, id);
        requireVersion(row, version);
        if (row.code !== draft.code) throw invalidField('code', 'fixedCode');
        const before = await readProperty(tx, id);
        const { addressTh, address, ...fields } = draft;
        const stamp = changeStamp(request);
        await tx
          .update(properties)
          .set({ ...fields, ...nextChange(properties, request) })
          .where(eq(properties.id, id));
        const changes = changedFields(readable(before as Draft), readable(draft));
        // Whoever is at the settings meanwhile is told of a change there, and of no other.
        if ('address' in changes || 'addressTh' in changes) {
          await setAddress(tx, id, { addressTh, ...address }, stamp);
        }
        await audit(tx, request, line('edit', { ...fields, id }, changes));
      });
      return changed(request, id);
    },

    changeActive: async ({ body: { id, active } }, request) => {
      requireMainAdmin(request);
      await db.transaction(async (tx) => {
        const before = await locked(tx, id);
        await tx
          .update(properties)
          .set({ active, ...nextChange(properties, request) })
          .where(eq(properties.id, id));
        await audit(tx, request, line('edit', before, changedFields(before, { active })));
      });
      return changed(request, id);
    },

    access: async (_call, request) => {
      requireMainAdmin(request);
      const create = request.caller.permissions.has('properties:create');
      return { create, dimensions: [...propertyDimensions] as PropertyDimension[] };
    },

    checkCode: async ({ body: { code } }, request) => {
      requireMainAdmin(request);
      return { code, free: (await db.$count(properties, eq(properties.code, code))) === 0 };
    },

    download: async ({ query }, request) => {
      requireMainAdmin(request);
      return foundFile<Property>(
        db,
        properties,
        {
          columns: propertyColumns,
          texts: sheetTexts(texts, feature),
          cells: { address: inWords },
        },
        {
          where: found(query),
          order: orderBy(query.sort, sorts, properties.id),
          read: async (ids) =>
            (await selectProperties(db).where(inArray(properties.id, ids))).map(entityOf),
        },
      );
    },
  };
};
