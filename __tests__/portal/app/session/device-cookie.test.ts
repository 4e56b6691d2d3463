import type { NextApiRequest, NextApiResponse } from 'next';
import { deviceOf } from '@/portal/app/session/device-cookie';

/** What a browser with this cookie is known by, and the cookie that it is given. */
function told(device?: string, proto = 'https') {
  const set = jest.fn();
  const req = { cookies: { device }, headers: { 'x-forwarded-proto': proto } };
  const known = deviceOf(
    req as unknown as NextApiRequest,
    { setHeader: set } as unknown as NextApiResponse,
  );
  return { known, cookie: String(set.mock.calls[0]?.[1]) };
}

test('a browser is known by what it was given, out of reach of scripts and of plain http', () => {
  const { known, cookie } = told();
  expect(known).toMatch(/^[\w-]{43}$/);
  expect(cookie).toBe(
    `device=${known}; Path=/api/auth; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(told(known).known).toBe(known);
  expect(told().known).not.toBe(known);
  expect(told(known, 'http').cookie).not.toContain('Secure');
});

test.each(['', 'x', 'x'.repeat(200), `${'x'.repeat(42)};`])('%j is nobody’s', (device) =>
  expect(told(device).known).not.toBe(device),
);
