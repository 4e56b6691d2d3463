import { createHash } from 'node:crypto';
import { startServices } from '@tests/kit/services';
import { declared } from '@tests/services/app/declared';
import { serviceNames } from '@/contracts/kit/calls/endpoint';
import { openApi } from '@/services/openapi/document';
import { operationId } from '@/services/openapi/operation';
import { docsPage } from '@/services/openapi/page/docs-page';

const services = startServices();
const endpoints = declared();

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one);

test.each(serviceNames)(
  '%s shows each of its calls once, and leads nowhere in vain',
  async (name) => {
    const reply = await fetch(`${services.url}/${name}/docs`);
    const page = await reply.text();
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const own = endpoints.filter(({ service }) => service === name);
    const ids = all(page, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(own.map(operationId)));
    expect(all(page, /<summary><b class="(\w+)">/g)).toHaveLength(own.length);
    const [inside, outside] = [all(page, / href="#([^"]+)"/g), all(page, / href="([^#"]+)"/g)];
    expect(ids).toEqual(expect.arrayContaining([...new Set(inside)]));
    for (const one of new Set(outside)) {
      const { status } = await fetch(new URL(one ?? '', reply.url));
      expect([one, status]).toEqual([one, 200]);
    }
  },
);

test('its policy lets in its own sheet and nothing else', async () => {
  const reply = await fetch(`${services.url}/auth/docs`);
  const [sheet = ''] = all(await reply.text(), /<style>(.*?)<\/style>/gs);
  const hash = createHash('sha256').update(sheet).digest('base64');
  const policy = reply.headers.get('content-security-policy')?.split('; ');
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy?.join()).not.toMatch(/script-src|unsafe|https?:|\*/);
});

test('words of a document are text on the page', () => {
  const document = openApi('parcel', endpoints);
  const [path = ''] = Object.keys(document.paths);
  const calls = document.paths[path];
  document.info.title = '</title><script>alert(1)</script>';
  document.paths = { '/"><img src=x onerror=alert(1)>': calls ?? {} };
  document.components.schemas = {
    '<b>': { type: 'object', properties: { '<i>': { const: '<u>', 'x-names': '<s>' } } },
  };
  expect(docsPage('parcel', document)).not.toMatch(/<(script|img|i|u|s)\b/);
});
