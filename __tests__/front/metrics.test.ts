import { metricsOf, sumOf, valuesOf } from '@tests/kit/metrics';
import { serviceNames } from '@/contracts/kit/calls/endpoint';
import { frontHere, standIn } from './front-here';

const token = 'read by Prometheus of these tests alone';

test('without a token there is no such address: it is a page like any other', async () => {
  const { url } = await frontHere({});
  const reply = await fetch(`${url}/metrics`, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([
    302,
    '/login?callbackUrl=%2Fmetrics',
  ]);
});

test('it is for whoever bears the token, and nobody else', async () => {
  const { url } = await frontHere({ METRICS_TOKEN: token });
  for (const authorization of ['', 'Bearer', `Bearer ${token}.`, token]) {
    const reply = await fetch(`${url}/metrics`, { headers: { authorization } });
    expect([reply.status, await reply.text()]).toEqual([401, '']);
  }
});

test('calls are counted by their service and pages as one, however they are asked for', async () => {
  const { url: service } = await standIn((_request, answer) => {
    answer.statusCode = 418;
    answer.end('{}');
  });
  const { port } = new URL(service);
  const { url } = await frontHere({ METRICS_TOKEN: token, SERVICES_PORT: port });
  for (const name of [...serviceNames, 'stranger', '..%2f', '0812345678']) {
    await fetch(`${url}/services/${name}/api/v1/people/0812345678`);
    await fetch(`${url}/people/${name}/0812345678`, { redirect: 'manual' });
  }
  const samples = await metricsOf(url, token);
  const services = serviceNames.map((name) => `/services/${name}/*`);
  expect(valuesOf(samples, 'call').sort()).toEqual(['/*', '/services/*', ...services].sort());
  expect(sumOf(samples, 'niti_requests_total', { call: '/services/parcel/*', status: '418' })).toBe(
    1,
  );
  expect(sumOf(samples, 'niti_request_seconds_count', { call: '/services/parcel/*' })).toBe(1);
  expect(sumOf(samples, 'niti_sockets')).toBe(0);
  const [build] = samples.filter(({ name }) => name === 'niti_build_info');
  expect(build?.labels).toMatchObject({ process: 'portal', parts: 'portal', build: 'tests' });
});
