import { startServices } from '@tests/kit/services';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
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
  expect((await ask(',')).error?.fields?.codes?.code).toBe('required');
  expect((await ask(...Array(501).fill('X'))).error?.fields?.codes?.code).toBe('tooLarge');
});
