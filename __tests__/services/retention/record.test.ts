import { startServices } from '@tests/kit/services';
import { usualDays } from '@/contracts/data-care/retention';
import { processingEndpoints } from '@/contracts/master-data/processing';

const services = startServices();
const read = async (who: 'admin' | 'manager') =>
  services.get(processingEndpoints.read, {}, await services.signIn(who));

test('the record says who answers, what is set, and the last night; its counts at the main admin alone', async () => {
  await services.sql('delete from retention_runs');
  expect(await read('admin')).toEqual({ controller: null, days: usualDays, last: null });
  await services.night('2026-11-26T20:00:00.000Z');
  const { last } = await read('admin');
  expect(last?.day).toBe('2026-11-27');
  expect(last?.taken).toMatchObject({ audit: expect.any(Number) });
  const own = await read('manager');
  expect(own.controller?.nameTh).not.toBe('');
  expect(own.last).toMatchObject({ day: '2026-11-27', taken: null });
});
