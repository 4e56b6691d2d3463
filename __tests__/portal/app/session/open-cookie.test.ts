/** @jest-environment node */
import { encode } from 'next-auth/jwt';
import { openCookie } from '@/portal/app/session/open-cookie';
import { parseSettings, settingsAsEnvironment } from '@/settings';

const [before, now, other] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [
  string,
  string,
  string,
];

/** What is read of a cookie sealed by a secret, by a portal with these. */
async function read(by: string, ...secrets: string[]) {
  const settings = parseSettings({ PORTAL_SECRET: secrets.join(','), TOKEN_SECRET: other });
  const env = settingsAsEnvironment({ ...settings, portalSecret: now, tokenSecret: other });
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  const token = await encode({ token: { name: 'x' }, secret: by });
  return openCookie({ token, secret: now }).then(
    (opened) => opened?.name,
    () => 'refused',
  );
}

test('a cookie is opened by the secret of now and those of before that are given, and by no other', async () => {
  expect(await read(now, now)).toBe('x');
  expect(await read(before, now, before)).toBe('x');
  expect(await read(before, now)).toBe('refused');
  expect(await read(other, now, before)).toBe('refused');
});
