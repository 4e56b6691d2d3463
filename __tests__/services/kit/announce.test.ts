import { announcer } from '@/services/kit/announce';

const by = '0199e8d0-7680-7ac0-8986-b4e70e5a855a';
const parcels = { resource: 'parcels' as const, by };
const emails = { resource: 'report-emails' as const, by };

beforeEach(() => {
  jest.useFakeTimers();
});

test('of many alike the first and the last are sent, others by themselves', () => {
  const trigger = jest.fn().mockResolvedValue(undefined);
  const { announce } = announcer(trigger, jest.fn(), 400);
  for (let i = 0; i < 9; i++) announce('a', 'data_changed', parcels);
  announce('a', 'data_changed', emails);
  announce('b', 'data_changed', parcels);
  expect(trigger).toHaveBeenCalledTimes(3);
  jest.advanceTimersByTime(399);
  expect(trigger).toHaveBeenCalledTimes(3);
  jest.advanceTimersByTime(1);
  expect(trigger).toHaveBeenCalledTimes(4);
  expect(trigger).toHaveBeenLastCalledWith('a', 'data_changed', parcels);
  jest.advanceTimersByTime(10_000);
  expect(trigger).toHaveBeenCalledTimes(4);
  announce('a', 'data_changed', parcels);
  expect(trigger).toHaveBeenCalledTimes(5);
});

test('a failure is told of and never thrown', async () => {
  const failed = jest.fn();
  const down = new Error('the server is down');
  const { announce } = announcer(() => Promise.reject(down), failed);
  announce('a', 'data_changed', parcels);
  await Promise.resolve();
  await Promise.resolve();
  expect(failed).toHaveBeenCalledWith(down);
});

test('nothing is sent once it is stopped', () => {
  const trigger = jest.fn().mockResolvedValue(undefined);
  const { announce, stop } = announcer(trigger, jest.fn(), 400);
  announce('a', 'data_changed', parcels);
  announce('a', 'data_changed', parcels);
  stop();
  jest.advanceTimersByTime(1000);
  expect(trigger).toHaveBeenCalledTimes(1);
});
