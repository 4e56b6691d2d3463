import { startServices } from '@tests/kit/services';
import { jpeg, keptFiles, sent, until } from '@tests/services/upload/files';
import { drizzle } from 'drizzle-orm/pg-proxy';
import type { Upload } from '@/contracts/upload/upload';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import { claimUploads, releaseUploads } from '@/services/kit/files/uploads';

const services = startServices({ timers: true });

/** The services' own database, asked as a service would ask it. */
const db = drizzle(async (statement, values) => {
  const rows = await services.sql(statement, values);
  return { rows: rows.map((row) => Object.values(row)) };
}) as unknown as Db;

const requestOf = async (username: string, propertyId?: string) => {
  const [row] = await services.sql<{ account_id: string; property_id: string }>(
    `select account_id, property_id from account_properties join accounts on accounts.id = account_id
     where username = $1 limit 1`,
    [username],
  );
  return {
    caller: { accountId: row!.account_id, propertyId: propertyId ?? row!.property_id },
  } as ServiceRequest;
};

const photo = async () =>
  sent(services, 'parcel/photo', await jpeg(), await services.signIn('counter'));
const wanted = (...uploads: Upload[]) =>
  ({ types: ['parcel/photo'], ids: uploads.map(({ id }) => id), field: 'photos' }) as const;
const age = () =>
  services.sql(`update uploads set at = at - interval '25 hours',
    released_at = released_at - interval '25 hours'`);
const isKept = ({ id }: Upload) => keptFiles(services).some((name) => name.startsWith(id));

const gone = { code: 'INVALID', fields: { photos: { code: 'uploadGone' } } };

test('an upload is taken once, by who sent it, as what it is', async () => {
  const upload = await photo();
  const [mine, others] = [await requestOf('counter'), await requestOf('manager')];
  const claim = (request: ServiceRequest, change = {}) =>
    claimUploads(db, request, { ...wanted(upload), ...change });
  await expect(claim(others)).rejects.toMatchObject(gone);
  await expect(claim(mine, { types: ['parcel/signature'] })).rejects.toMatchObject(gone);
  const elsewhere = await requestOf('counter', (await requestOf('village')).caller.propertyId!);
  await expect(claim(elsewhere)).rejects.toMatchObject(gone);
  await claim(mine);
  await expect(claim(mine)).rejects.toMatchObject(gone);
});

test('what nobody takes is removed after a day, what a record holds stays', async () => {
  const [forgotten, held] = [await photo(), await photo()];
  await claimUploads(db, await requestOf('counter'), wanted(held));
  expect([isKept(forgotten), isKept(held)]).toEqual([true, true]);
  await age();
  await until(() => !isKept(forgotten));
  expect(isKept(held)).toBe(true);
});

test('what a record lets go of is removed a day after that', async () => {
  const upload = await photo();
  const request = await requestOf('counter');
  await claimUploads(db, request, wanted(upload));
  await age();
  await releaseUploads(db, request, [upload.id]);
  const [row] = await services.sql('select claimed_at from uploads where id = $1', [upload.id]);
  expect(row).toEqual({ claimed_at: null });
  expect(isKept(upload)).toBe(true);
  await age();
  await until(() => !isKept(upload));
});

test("another property's upload is not let go", async () => {
  const upload = await photo();
  await claimUploads(db, await requestOf('counter'), wanted(upload));
  await releaseUploads(db, await requestOf('village'), [upload.id]);
  const [row] = await services.sql('select claimed_at from uploads where id = $1', [upload.id]);
  expect(row).not.toEqual({ claimed_at: null });
});
