import { fieldsOf } from '@tests/kit/call-fields';
import { declared, nameOf } from '@tests/services/app/declared';
import type { z } from 'zod';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { referencesIn } from '@/contracts/kit/references/references-in';

/** Whether a value is, sooner or later, an id. */
function isId(schema: unknown): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('innerType' in def) return isId(def.innerType);
  if (def.type === 'pipe') return isId(def.in) || isId(def.out);
  return def.type === 'string' && 'format' in def && def.format === 'uuid';
}

/** Texts that are called so and name no record: a tax office's, a bank's, a socket's. */
const otherIds = ['citizenId', 'taxId', 'lineId', 'billerId', 'promptPayId', 'socketId'];
/** Where a session goes; who may be there is asked by the call itself. */
const places = ['POST /auth/api/v1/auth/switch-property body.propertyId'];

const isWrite = ({ method, envelope }: Endpoint) => method !== 'GET' && envelope !== 'file';

const named = declared()
  .filter(isWrite)
  .flatMap((endpoint) =>
    fieldsOf(endpoint.call).flatMap(({ path, schema, takes }) => {
      const name =
        path
          .split('.')
          .filter((step) => step !== '0')
          .at(-1) ?? '';
      const isCalledSo = takes === 'string' && /(Id|Ids)$/.test(name) && !otherIds.includes(name);
      if (!isId(schema) && !isCalledSo) return [];
      return [{ name, schema, field: `${nameOf(endpoint)} ${path}` }];
    }),
  );

test('a write’s ids are its record’s own, or references', () => {
  const forgotten = named
    .filter(
      ({ name, schema }) => !['id', 'ids'].includes(name) && referencesIn(schema).length === 0,
    )
    .map(({ field }) => field);
  expect(forgotten).toEqual(places);
});

test('ids are found wherever they lie', () => {
  const fields = named.map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining([
      'PUT /master-data/api/v1/manage-unit-customer/people/update body.unitId',
      'POST /parcel/api/v1/parcels/insertParcels body.parcels.0.dropId',
      'POST /parcel/api/v1/parcels/pickUpCode body.parcelId',
      'POST /auth/api/v1/admin-system/staff/upsert body.works.0.propertyId',
    ]),
  );
});
