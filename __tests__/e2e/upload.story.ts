import { expect, story } from '@tests/e2e/kit/story';
import { sessionEndpoints } from '@/contracts/auth/session';
import { uploadRules } from '@/contracts/features/upload-rules';
import { password } from './kit/accounts';

const megabyte = 1024 * 1024;
const most = Math.max(...uploadRules.map(({ mostMegabytes }) => mostMegabytes));

const document = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')]);
const form = (bytes: number) => ({
  files: { name: 'a.pdf', mimeType: 'application/pdf', buffer: document(bytes) },
});

story(
  'the largest upload passes through the portal whole, a larger one is refused',
  async ({ request }) => {
    const signIn = { key: 'manager', type: 'password', app: 'niti', params: { password } };
    const login = await request.post(`/services/auth/api/v1${sessionEndpoints.login.path}`, {
      data: signIn,
    });
    const headers = { authorization: `Bearer ${(await login.json()).data.accessToken}` };
    const address = '/services/upload/api/v1/upload?type=main&subtype=files';
    const send = (bytes: number) => request.post(address, { headers, multipart: form(bytes) });

    const kept = await send(most * megabyte);
    expect(kept.status()).toBe(200);
    const [{ id, bytes }] = (await kept.json()).data;
    expect(bytes).toBe(most * megabyte);
    const back = await request.get(`/services/upload/api/v1/public/${id}/file`);
    expect((await back.body()).equals(document(bytes))).toBe(true);
    expect(back.headers()['content-security-policy']).toContain('sandbox');

    for (const more of [1, 10]) {
      const refused = await send((most + more) * megabyte);
      expect(refused.status()).toBe(413);
      // Nothing of what was refused is taken for the beginning of the next call.
      expect((await send(1000)).status()).toBe(200);
    }
  },
);
