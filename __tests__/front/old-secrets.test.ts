import { encode } from 'next-auth/jwt';
import { sentElsewhere } from '@/portal/app/gate';
import { openCookie } from '@/portal/app/session/open-cookie';
import { parseSettings, settingsAsEnvironment } from '@/settings';

const [before, now, other] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [
  string,
  string,
  string,
];

/** What a portal with these secrets reads of a cookie sealed by one, and where its gate sends whoever bears it. */
async function read(by: string, ...secrets: string[]) {
  const settings = parseSettings({ PORTAL_SECRET: secrets.join(','), TOKEN_SECRET: other });
  const env = settingsAsEnvironment({ ...settings, portalSecret: now, tokenSecret: other });
  jest.replaceProperty(process, 'env', { ...process.env, ...env, NEXTAUTH_SECRET: now });
  const token = await encode({ token: { name: 'x', signedIn: {} } as never, secret: by });
  const opened = await openCookie({ token, secret: now }).catch(() => ({ name: 'refused' }));
  const sent = await sentElsewhere('/parcels', '', `next-auth.session-token=${token}`);
  return [opened?.name, sent];
}

test('a cookie is opened by the secret of now and those of before that are given, and by no other', async () => {
  const refused = ['refused', '/login?callbackUrl=%2Fparcels'];
  expect(await read(now, now)).toEqual(['x', undefined]);
  expect(await read(before, now, before)).toEqual(['x', undefined]);
  expect(await read(before, now)).toEqual(refused);
  expect(await read(other, now, before)).toEqual(refused);
});
