import { setTimeout as pause } from 'node:timers/promises';
import { remembered } from '@/http/remembered';

test('an answer counts as long as it should, also where the clock was set back meanwhile', async () => {
  const ask = jest.fn(async () => 'ok');
  const state = remembered({ ms: 40, patience: 1000, otherwise: 'failed' }, ask);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7_200_000);
  await state();
  await state();
  expect(ask).toHaveBeenCalledTimes(1);
  now.mockRestore();
  await pause(60);
  await state();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what fails or takes too long is what was said for that', async () => {
  const failing = remembered({ ms: 40, patience: 1000, otherwise: 'failed' }, () =>
    Promise.reject(new Error('gone')),
  );
  expect(await failing()).toBe('failed');
  const silent = remembered({ ms: 40, patience: 20, otherwise: 'failed' }, () => pause(500, 'ok'));
  expect(await silent()).toBe('failed');
});
