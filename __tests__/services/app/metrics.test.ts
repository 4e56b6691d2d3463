import { randomUUID } from 'node:crypto';
import { metricsOf, sumOf, valuesOf } from '@tests/kit/metrics';
import { startServices } from '@tests/kit/services';
import { jpeg, sent } from '@tests/services/upload/files';
import { sessionEndpoints } from '@/contracts/auth/session';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { addressOf, declared } from './declared';

const token = 'read by Prometheus of these tests alone';
const services = startServices({ metricsToken: token });
const endpoints = declared();
const seen = () => metricsOf(services.url, token);

test('it is for whoever bears the token, and nobody else', async () => {
  for (const authorization of ['', 'Bearer', `Bearer ${token}.`, token, `Basic ${token}`]) {
    const reply = await fetch(`${services.url}/metrics`, { headers: { authorization } });
    expect([reply.status, await reply.text()]).toEqual([401, '']);
  }
});

test('however many calls are made, and with what, a label has one value for each call', async () => {
  const call = async ({ method, service, path }: Endpoint) => {
    const address = addressOf({ service, path } as Endpoint).replace(/:\w+/g, () => randomUUID());
    const bodied = method !== 'GET' && {
      ...{ body: '{}', headers: { 'content-type': 'application/json' } },
    };
    await fetch(`${services.url}${address}?search=${randomUUID()}`, { method, ...bodied });
  };
  const strange = async () => fetch(`${services.url}/${randomUUID()}/api/v1/${randomUUID()}`);
  const again = endpoints.filter(({ path }) => path.includes(':'));
  const all = [...endpoints, ...again].map((one) => () => call(one));
  const calls = [...all, ...Array.from({ length: 30 }, () => strange)];
  while (calls.length > 0) await Promise.all(calls.splice(0, 25).map((make) => make()));
  const samples = await seen();
  const patterns = new Set(endpoints.map(addressOf));
  const known = [...patterns, '/metrics', 'none'].sort();
  expect(valuesOf(samples, 'call').sort()).toEqual(known);
  expect(valuesOf(samples, 'status').length).toBeLessThan(12);
  expect(sumOf(samples, 'niti_requests_total', { call: 'none', status: '404' })).toBeGreaterThan(
    20,
  );
  const said = samples.flatMap(({ labels }) => Object.values(labels)).join('\n');
  expect(said).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  // A histogram of ten steps for each call, a few statuses for each, and what a process has beside.
  expect(samples.length).toBeLessThan(20 * patterns.size);
});

test('a refused sign-in is counted by its reason, and says nothing of who it was', async () => {
  const before = await seen();
  const params = { password: 'not the one of anybody' };
  const body = { key: 'counter', type: 'password', app: 'niti', params } as const;
  await services.call(sessionEndpoints.login, { body });
  await services.call(sessionEndpoints.login, { body });
  await services.signIn('manager');
  const after = await seen();
  const refused = (samples: typeof after) =>
    sumOf(samples, 'niti_sign_ins_refused_total', { reason: 'WRONG_CREDENTIALS' });
  expect(refused(after) - refused(before)).toBe(2);
});

test('a file is counted with its bytes', async () => {
  const counter = await services.signIn('counter');
  const { bytes } = await sent(services, 'parcel/photo', await jpeg(), counter);
  const samples = await seen();
  expect(sumOf(samples, 'niti_uploads_total', { type: 'parcel/photo' })).toBe(1);
  expect(sumOf(samples, 'niti_upload_bytes_total')).toBe(bytes);
});

test('the queue is counted by its work, with how long the oldest waits', async () => {
  await services.sql(`insert into tasks (id, work, data, state, by_id, by_name, created_at, ended_at)
    select gen_random_uuid(), 'work of tests', '{}', state, gen_random_uuid(), 'ผู้ทดสอบ',
      now() - interval '10 minutes', case when state in ('failed', 'done') then now() end
    from unnest(array['waiting', 'waiting', 'running', 'failed', 'done']) state`);
  const samples = await seen();
  const many = (state: string) => sumOf(samples, 'niti_tasks', { work: 'work of tests', state });
  expect(['waiting', 'running', 'failed', 'done'].map(many)).toEqual([2, 1, 1, 0]);
  const oldest = sumOf(samples, 'niti_task_oldest_seconds', { work: 'work of tests' });
  expect(oldest).toBeGreaterThan(590);
  await services.sql(`delete from tasks where work = 'work of tests'`);
});

test('database, letters, parts and the process itself are shown', async () => {
  const samples = await seen();
  expect(sumOf(samples, 'niti_statement_seconds_count', { kind: 'select' })).toBeGreaterThan(10);
  expect(valuesOf(samples, 'kind')).toEqual(
    expect.arrayContaining(['parcel', 'paper', 'report', 'select']),
  );
  expect(sumOf(samples, 'niti_part_ready', { part: 'database' })).toBe(1);
  expect(sumOf(samples, 'niti_disk_free_bytes')).toBeGreaterThan(0);
  expect(sumOf(samples, 'niti_outbox_letters')).toBe(0);
  expect(sumOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  const [build] = samples.filter(({ name }) => name === 'niti_build_info');
  expect(build?.labels).toMatchObject({ build: 'tests', parts: 'services,realtime,queue' });
});
