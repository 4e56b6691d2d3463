import { randomUUID } from 'node:crypto';
import { startServices } from '@tests/kit/services';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { draftFor, receive, unitOf } from './drafts';

const services = startServices();
const id = randomUUID();

const calls: { [Name in keyof typeof parcelEndpoints]: CallOf<(typeof parcelEndpoints)[Name]> } = {
  tabs: {},
  list: { query: {} },
  detail: { query: { id } },
  clone: { query: { id } },
  units: { query: {} },
  peopleOfUnit: { query: { unitId: id } },
  waitingUnits: { query: { keywords: 'ใจดี' } },
  insert: { body: { parcels: [draftFor(id)] } },
  labels: { query: { codes: 'RMN2611200001' } },
  labelsPrinted: { body: { ids: [id] } },
};
const names = Object.keys(calls) as (keyof typeof calls)[];

test.each(names)('%s is refused without a token', async (name) => {
  const { status, error } = await services.call(parcelEndpoints[name], calls[name]);
  expect([status, error?.code]).toEqual([401, 'NOT_SIGNED_IN']);
});

test('receiving is refused to who may only look', async () => {
  const finance = await services.signIn('finance');
  const { status, error } = await services.call(parcelEndpoints.insert, calls.insert, finance);
  expect([status, error?.code]).toEqual([403, 'FORBIDDEN']);
});

test('the main admin has no parcels', async () => {
  const admin = await services.signIn('admin');
  const { error } = await services.call(parcelEndpoints.list, { query: {} }, admin);
  expect(error?.code).toBe('NO_PROPERTY');
});

describe("another property's", () => {
  test('parcels are neither seen, printed nor handed over', async () => {
    const [counter, village] = [await services.signIn('counter'), await services.signIn('village')];
    const unit = await unitOf(services, counter);
    const [parcel] = await receive(services, counter, [draftFor(unit, { recipientName: 'แขก' })]);

    const query = { keywords: parcel!.docCode };
    expect((await services.get(parcelEndpoints.list, { query }, counter)).total).toBe(1);
    expect(await services.get(parcelEndpoints.list, { query }, village)).toEqual({
      rows: [],
      total: 0,
    });
    const own = { query: { id: parcel!.id } };
    const codes = { query: { codes: parcel!.docCode } };
    const give = { body: { id: parcel!.id, status: 'handed_over' as const, name: 'ก' } };
    for (const answer of [
      await services.call(parcelEndpoints.detail, own, village),
      await services.call(parcelEndpoints.labels, codes, village),
      await services.call(parcelEndpoints.labelsPrinted, { body: { ids: [parcel!.id] } }, village),
      await services.call(parcelChangeEndpoints.handOver, give, village),
    ]) {
      expect(answer.error?.code).toBe('NOT_FOUND');
    }
    const seen = await services.get(parcelEndpoints.detail, own, counter);
    expect(seen.status).toBe('waiting');
  });

  test('list is refused by name', async () => {
    const village = await services.signIn('village');
    const [own, other] = (await services.sql<{ id: string }>(
      `SELECT id FROM properties ORDER BY code = 'SPK' DESC`,
    )) as [{ id: string }, { id: string }];
    const ask = (propertyId: string) =>
      services.call(parcelEndpoints.list, { query: { propertyId } }, village);
    expect((await ask(own.id)).status).toBe(200);
    expect((await ask(other.id)).error?.code).toBe('FORBIDDEN');
  });

  test('ids, units and people are of no use', async () => {
    const [counter, village] = [await services.signIn('counter'), await services.signIn('village')];
    const unit = await unitOf(services, counter);
    const [parcel] = await receive(services, counter, [draftFor(unit)]);
    const insert = (body: CallOf<typeof parcelEndpoints.insert>['body']) =>
      services.call(parcelEndpoints.insert, { body }, village);

    const stolen = draftFor(await unitOf(services, village), { id: parcel!.id });
    expect((await insert({ parcels: [stolen] })).error?.code).toBe('DUPLICATE');
    const foreign = await insert({ parcels: [draftFor(unit)] });
    expect(foreign.error?.fields?.['parcels.0.unitId']?.code).toBe('unknownUnit');
    const query = { unitId: unit };
    expect(await services.get(parcelEndpoints.peopleOfUnit, { query }, village)).toEqual([]);
    const people = await services.get(parcelEndpoints.peopleOfUnit, { query }, counter);
    expect(people.length).toBeGreaterThan(0);
  });
});
