import { startServices } from '@tests/kit/services';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { Parcel } from '@/contracts/parcel/parcel';
import { counts, draftFor, receive, unitOf } from './drafts';

const services = startServices();
let token = '';
let parcels: Parcel[] = [];

beforeAll(async () => {
  token = await services.signIn('counter');
  const unit = await unitOf(services, token);
  parcels = await receive(
    services,
    token,
    Array.from({ length: 45 }, () => draftFor(unit)),
  );
});

const give = (id: string, name: string) =>
  services.call(
    parcelChangeEndpoints.handOver,
    { body: { id, status: 'handed_over', name, note: 'โชว์บัตร' } },
    token,
  );

test('of 25 hand-overs at once one wins, and the others learn who has it', async () => {
  const [{ id, docCode }] = parcels as [Parcel];
  const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => give(id, `ผู้รับ ${i}`)));
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const { handedOverTo, handedOverBy } = won[0]!.data!;
  for (const { status, error } of answers.filter((answer) => answer !== won[0])) {
    expect([status, error?.code]).toEqual([409, 'PARCEL_HANDED_OVER']);
    expect(error?.details).toMatchObject({
      code: docCode,
      receiver: handedOverTo,
      by: handedOverBy,
    });
    expect(error?.message).toContain(`ส่งมอบให้ ${handedOverTo} แล้วเมื่อ`);
    expect(error?.details?.at).toMatch(/^\d{1,2} \S+ 25\d\d/);
  }
  const { events } = await services.get(parcelEndpoints.detail, { query: { id } }, token);
  expect(events.map(({ action, detail, note }) => [action, detail, note])).toEqual([
    ['received', '', ''],
    ['handed_over', handedOverTo, 'โชว์บัตร'],
  ]);
  const audited = `SELECT changes FROM audit_log WHERE entity_id = $1 AND action = 'approve'`;
  expect(await services.sql(audited, [id])).toHaveLength(1);
});

test('a cancelled parcel is not handed over', async () => {
  const { id, docCode } = parcels[1]!;
  await services.sql(`UPDATE parcels SET status = 'cancelled' WHERE id = $1`, [id]);
  const { error } = await give(id, 'ก');
  expect(error).toMatchObject({ code: 'PARCEL_CANCELLED', details: { code: docCode } });
});

test('the kept counts follow hand-overs and receipts at once', async () => {
  const unit = await unitOf(services, token);
  const answers = await Promise.all(
    parcels
      .slice(2, 42)
      .flatMap(({ id }, i) => [
        give(id, `ผู้รับ ${i}`).then(({ status }) => status),
        ...(i % 4 ? [] : [receive(services, token, [draftFor(unit)]).then(() => 200)]),
      ]),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  const { kept, counted } = await counts(services);
  expect(kept).toEqual(counted);
});

test('what happened cannot be changed or deleted', async () => {
  for (const statement of [
    `UPDATE parcel_events SET "by" = 'x'`,
    'DELETE FROM parcel_events WHERE false',
    'TRUNCATE parcel_events',
  ]) {
    await expect(services.sql(statement)).rejects.toThrow('parcel_events only grows');
  }
  const unseen = services.sql('DELETE FROM parcels WHERE id = $1', [parcels[0]!.id]);
  await expect(unseen).rejects.toThrow('foreign key');
});
