/** @jest-environment node */
import { tokenSigner } from '@/services/auth/sign-in/tokens';
import { letterToken, tokenBearer } from '@/services/kit/mail/letter-token';
import { keepProven, visitorHeaders } from '@/settings/visitor-proof';

const [before, now, other] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [
  string,
  string,
  string,
];
const owner = { accountId: crypto.randomUUID(), sessionId: crypto.randomUUID() };

test('a token of the secret before is read as long as that is given, and new ones are the new one’s', async () => {
  const old = await tokenSigner(before).sign(owner, 'services');
  const both = tokenSigner(now, before);
  expect(await both.read(old.token, 'services')).toMatchObject(owner);
  await expect(tokenSigner(now).read(old.token, 'services')).rejects.toThrow();
  await expect(both.read(old.token, 'chat')).rejects.toThrow();
  const fresh = await both.sign(owner, 'services');
  expect(await tokenSigner(now).read(fresh.token, 'services')).toMatchObject(owner);
  const strange = await tokenSigner(other).sign(owner, 'services');
  await expect(both.read(strange.token, 'services')).rejects.toThrow();
});

test('so is a letter’s link', () => {
  const link = letterToken([before], 'stop', 'x');
  expect(tokenBearer([now, before], 'stop', link)).toBe('x');
  expect(tokenBearer([now], 'stop', link)).toBeUndefined();
  expect(tokenBearer([now, before], 'bill', link)).toBeUndefined();
  expect(letterToken([now, before], 'stop', 'x')).toBe(letterToken([now], 'stop', 'x'));
});

test('so is the portal’s word on who called', () => {
  const heard = (by: string, ...secrets: string[]) => {
    const headers = { ...visitorHeaders('192.0.2.7', 'auth', by) } as Record<string, string>;
    keepProven(headers, 'auth', secrets);
    return headers['x-forwarded-for'];
  };
  expect(heard(before, now, before)).toBe('192.0.2.7');
  expect(heard(before, now)).toBeUndefined();
  expect(heard(other, now, before)).toBeUndefined();
});
