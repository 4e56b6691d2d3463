import { startServices } from '@tests/kit/services';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { compactCodes } from '@/contracts/parcel/label-codes';
import { draftFor, receive, unitOf } from './drafts';

const services = startServices();

test('labels come in the order of the codes, and never without one that was asked for', async () => {
  const token = await services.signIn('counter');
  const unit = await unitOf(services, token);
  const [a, b] = await receive(services, token, [draftFor(unit), draftFor(unit)]);
  if (!a || !b) throw new Error('not received');
  const ask = (...codes: string[]) =>
    services.call(parcelEndpoints.labels, { query: { codes: codes.join(',') } }, token);

  const { data } = await ask(b.docCode, ` ${a.docCode.toLowerCase()}`);
  expect(data?.map(({ docCode }) => docCode)).toEqual([b.docCode, a.docCode]);
  expect(data?.[0]?.propertyNameTh).toBe('อาคารชุด ริมน้ำเรสซิเดนซ์');

  const { status, error } = await ask(a.docCode, 'RMN9901010001', 'X');
  expect([status, error?.code, error?.details]).toEqual([
    404,
    'NOT_FOUND',
    { codes: 'RMN9901010001, X' },
  ]);
  expect([(await ask(',')).data, (await ask()).data]).toEqual([[], []]);
  expect((await ask(...Array(1001).fill('X'))).error?.fields?.codes?.code).toBe('tooLarge');
});

test('a label that was printed before says how often, and the history by whom', async () => {
  const token = await services.signIn('counter');
  const unit = await unitOf(services, token);
  const [a, b] = await receive(services, token, [draftFor(unit), draftFor(unit)]);
  if (!a || !b) throw new Error('not received');
  const codes = compactCodes([a.docCode, b.docCode]);
  const printed = async () =>
    (await services.get(parcelEndpoints.labels, { query: { codes } }, token)).map(
      ({ printed: times }) => times,
    );
  const print = (...ids: string[]) =>
    services.get(parcelEndpoints.labelsPrinted, { body: { ids } }, token);

  expect(await printed()).toEqual([0, 0]);
  await print(a.id, b.id);
  await print(b.id);
  expect(await printed()).toEqual([1, 2]);

  const { events } = await services.get(parcelEndpoints.detail, { query: { id: a.id } }, token);
  expect(events.at(-1)).toMatchObject({ action: 'printed', by: 'สมพร น้ำใจงาม' });
});
