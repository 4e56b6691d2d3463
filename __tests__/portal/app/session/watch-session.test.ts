import type { Session } from 'next-auth';
import { leaveFor } from '@/portal/app/session/leave-document';
import { rememberedSession } from '@/portal/app/session/remembered-session';
import { watchSession } from '@/portal/app/session/watch-session';

jest.mock('@/portal/app/session/leave-document', () => ({ leaveFor: jest.fn() }));

const minute = 60_000;
const session = () =>
  ({
    account_id: 'me',
    accessToken: 'token',
    expires: new Date(Date.now() + 60 * minute).toISOString(),
  }) as Session;
const reread = jest.spyOn(rememberedSession, 'reread');
let stop = () => {};

function watch(pollSeconds: number) {
  rememberedSession.keep(session());
  stop = watchSession(pollSeconds);
}

beforeEach(() => {
  jest.useFakeTimers();
  reread.mockReset().mockResolvedValue(null);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('without a poll interval nothing is asked until the session is due', () => {
  watch(0);
  jest.advanceTimersByTime(29 * minute);
  expect(reread).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2 * minute);
  expect(reread).toHaveBeenCalledTimes(1);
});

test('with one it is asked at each interval, until the page is left', () => {
  watch(20);
  jest.advanceTimersByTime(minute);
  expect(reread).toHaveBeenCalledTimes(3);
  stop();
  jest.advanceTimersByTime(10 * minute);
  expect(reread).toHaveBeenCalledTimes(3);
});

test('it is asked when the window is shown again, and when another tab tells of a change', () => {
  watch(0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reread).toHaveBeenCalledTimes(1);
  const newValue = JSON.stringify({ event: 'session', data: { trigger: 'signout' } });
  window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue }));
  expect(reread).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else', newValue }));
  expect(reread).toHaveBeenCalledTimes(2);
});

test('it is asked when the window gets the focus, and once where it is shown as well', () => {
  watch(0);
  window.dispatchEvent(new Event('focus'));
  expect(reread).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(minute);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  expect(reread).toHaveBeenCalledTimes(2);
});

test('a window that gets and loses the focus again and again is no storm of questions', () => {
  watch(0);
  for (let times = 0; times < 600; times += 1) {
    window.dispatchEvent(new Event('focus'));
    jest.advanceTimersByTime(100);
  }
  // A minute of it: one question in five seconds.
  expect(reread).toHaveBeenCalledTimes(12);
  stop();
  jest.advanceTimersByTime(minute);
  window.dispatchEvent(new Event('focus'));
  expect(reread).toHaveBeenCalledTimes(12);
});

test('another person who signed in at another tab is not mixed with this one', () => {
  watch(0);
  rememberedSession.keep({ ...session(), account_id: 'other', accessToken: 'theirs' });
  expect(leaveFor).toHaveBeenCalledWith('/');
});
