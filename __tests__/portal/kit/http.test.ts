import { createHttp } from '@/portal/kit/calls/http';

test('the chat token goes to the chat service, and to no other', async () => {
  const http = createHttp({
    addressOf: (service) => `http://services/${service}`,
    bearer: async () => 'access',
    chatToken: async () => 'chat',
  });
  const sent: [string | undefined, unknown, unknown][] = [];
  http.defaults.adapter = async (config) => {
    sent.push([
      config.service,
      config.headers.get('Authorization'),
      config.headers.get('x-chat-token'),
    ]);
    return { data: '', status: 200, statusText: '', headers: {}, config };
  };
  for (const service of ['chat', 'news', 'auth', 'upload'] as const) {
    await http.request({ service, url: '/' });
  }
  expect(sent).toEqual([
    ['chat', 'Bearer access', 'chat'],
    ['news', 'Bearer access', undefined],
    ['auth', 'Bearer access', undefined],
    ['upload', 'Bearer access', undefined],
  ]);
});
