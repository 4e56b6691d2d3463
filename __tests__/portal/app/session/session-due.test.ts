import { isDue, untilDue } from '@/portal/app/session/session-due';

const in30 = (now: number, more: number) => new Date(now + 1_800_000 + more).toISOString();

test('a session is due half an hour before it ends, and never less than now', () => {
  const now = Date.now();
  expect(untilDue(in30(now, 5000), now)).toBe(5000);
  expect(untilDue(in30(now, -5000), now)).toBe(0);
  expect(isDue(new Date(now + 3_600_000).toISOString())).toBe(false);
  expect(isDue(new Date(now + 60_000).toISOString())).toBe(true);
});
