import { allPermissions } from '@/contracts/features/rights';
import { sessionCookie } from '@/portal/app/session/session-cookie';

const secret = 's'.repeat(64);
const signedIn = { refreshToken: 'r', fullname: 'สมหญิง ใจดี', permissions: [...allPermissions] };

test('every right there is fits into one cookie, and comes back as it was', async () => {
  const value = await sessionCookie.encode({ token: { signedIn } as never, secret });
  expect(value.length).toBeLessThan(3000);
  const token = await sessionCookie.decode({ token: value, secret });
  expect(new Set(token?.signedIn?.permissions)).toEqual(new Set(allPermissions));
  expect(token?.signedIn).toMatchObject({ refreshToken: 'r', fullname: 'สมหญิง ใจดี' });
});

test('a visitor without a session has none', async () => {
  const value = await sessionCookie.encode({ token: { error: 'TOKEN_REVOKED' }, secret });
  expect(await sessionCookie.decode({ token: value, secret })).toMatchObject({
    error: 'TOKEN_REVOKED',
  });
});
