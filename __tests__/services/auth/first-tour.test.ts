import { startServices } from '@tests/kit/services';
import { firstTourEndpoints } from '@/contracts/auth/first-tour';

const services = startServices();
const { read, settle } = firstTourEndpoints;

test('who has settled the tour is offered it no more at the next sign-in, and others are', async () => {
  const [counter, manager] = [await services.signIn('counter'), await services.signIn('manager')];
  expect(await services.get(read, {}, counter)).toEqual({ settled: false });
  await services.get(settle, {}, counter);
  expect(await services.get(settle, {}, counter)).toEqual({ settled: true });
  expect(await services.get(read, {}, await services.signIn('counter'))).toEqual({ settled: true });
  expect(await services.get(read, {}, manager)).toEqual({ settled: false });
  expect((await services.call(settle, {})).status).toBe(401);
});
