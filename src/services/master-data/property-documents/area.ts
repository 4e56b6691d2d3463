import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { propertyDocumentEndpoints } from '@/contracts/master-data/property/property-document';
import { uploads } from '@/services/db/tables';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { picturePart } from '@/services/kit/content/picture-part';
import { crud } from '@/services/kit/records/crud';
import { demoRows } from '@/services/kit/records/demo-rows';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { propertyDocuments as table } from './tables';

const ofFile = (column: 'name' | 'bytes') =>
  sql`(select ${sql.raw(column)} from ${uploads} where ${uploads}.id = ${table}.file)`;

const handlers = (db: NodePgDatabase) =>
  crud(db, table, propertyDocumentEndpoints, {
    entity: 'property-document',
    title: table.name,
    parts: [picturePart('file', () => ['property/document'])],
    extra: { fileName: ofFile('name'), fileSize: sql`${ofFile('bytes')}::integer` },
    search: [table.name],
    sort: {
      latest: sql`-extract(epoch from ${table.day})`,
      name: inThaiOrder(table.name),
      ...{ day: table.day, updatedAt: table.updatedAt },
    },
    where: ({ kind, audience }) =>
      and(kind && eq(table.kind, kind), audience && eq(table.audience, audience)),
  });

const made = [
  {
    name: 'หนังสือสำคัญการจดทะเบียนนิติบุคคล',
    ...{ kind: 'registration', day: '2019-03-12', audience: 'everyone' },
  },
  {
    name: 'ระเบียบการพักอาศัยและการใช้พื้นที่ส่วนกลาง',
    ...{ kind: 'rules', day: '2025-01-15', audience: 'everyone' },
  },
];

export const propertyDocumentsArea: Area = {
  mount: (app, db) => mount(app, propertyDocumentEndpoints, handlers(db)),
  pictures: ['property/document', 'property/document'],
  demo: async (db, place) => {
    for (const one of made) {
      const file = await place.picture('property/document');
      if (!file) continue;
      const rows = demoRows(place, [{ ...one, file }]).map(({ position: _, ...row }) => row);
      await db.insert(table).values(rows);
    }
  },
};
