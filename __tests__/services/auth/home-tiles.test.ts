import { startServices } from '@tests/kit/services';
import { homeTileEndpoints } from '@/contracts/auth/home-tiles';

const services = startServices();
const { read, choose } = homeTileEndpoints;

test('a person finds the own first screen again, and nobody else does', async () => {
  const [counter, manager] = [await services.signIn('counter'), await services.signIn('manager')];
  expect(await services.get(read, {}, counter)).toEqual([]);
  const chosen = [
    { tile: 'votes-running', shown: true },
    { tile: 'news-figures', shown: false },
  ];
  await services.get(choose, { body: { tiles: [...chosen].reverse() } }, counter);
  expect(await services.get(choose, { body: { tiles: chosen } }, counter)).toEqual(chosen);
  expect(await services.get(read, {}, counter)).toEqual(chosen);
  expect(await services.get(read, {}, manager)).toEqual([]);
  expect((await services.call(choose, { body: { tiles: chosen } })).status).toBe(401);
});
