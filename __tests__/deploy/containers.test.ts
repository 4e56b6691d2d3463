/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { parseSettings, settingNames } from '@/settings';

const read = (path: string) => readFileSync(`deploy/${path}`, 'utf8');

interface Service {
  image: string;
  user?: string;
  read_only?: boolean;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
  networks?: string[] | Record<string, unknown>;
}

const { services, volumes, networks } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};
const ours = Object.entries(services).filter(([, { image }]) => image === 'niti-portal');

/** What compose makes of `${NAME:?}`, `${NAME:-}`: a value that is there, or nothing. */
const filled = (text: string) => {
  const random = (name: string) =>
    Buffer.from(`${name} q7Zk0vXw3LrT9mYb2NcP5hJd8fGs1aQe`).toString('hex');
  const values: Record<string, string> = {
    ...{ DOMAIN: 'niti.example', CARD_KEYS: `y2026:${random('C')}` },
    ...{ FIRST_ADMIN_EMAIL: 'me@niti.example', FIRST_ADMIN_PASSWORD: 'a long one' },
  };
  return text.replace(/\$\{(\w+)(:[?-])\}/g, (_, name, kind) =>
    kind === ':?' || values[name] ? (values[name] ?? random(name)) : '',
  );
};
const settingsOf = ({ environment = {} }: Service) =>
  Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, filled(text)]));

test('compose has two portals, two services, one for events, and what they stand on', () => {
  const parts = ours.map(([, { environment }]) => environment?.NITI_PARTS).sort();
  expect(parts).toEqual(['portal', 'portal', 'realtime', 'services,queue', 'services,queue']);
  expect(Object.keys(services)).toEqual(
    expect.arrayContaining(['proxy', 'database', 'store', 'bucket']),
  );
});

test.each(ours)(
  '%s is started with settings that there are, and that fit together',
  (_, service) => {
    const settings = settingsOf(service);
    const known: readonly string[] = settingNames;
    expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([]);
    expect(parseSettings(settings)).toMatchObject({ mode: 'production', smtp: undefined });
  },
);

test.each(ours)('%s may write to its data alone', (_, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] });
  expect(service.volumes).toEqual([expect.stringMatching(/:\/data$/)]);
});

test('all who call each other are at the same addresses', () => {
  const all = ours.map(([, service]) => parseSettings(settingsOf(service)));
  const shared = all.map(({ portalSecret, tokenSecret, cardKeys, portalUrl }) =>
    JSON.stringify({ portalSecret, tokenSecret, cardKeys, portalUrl }),
  );
  expect(new Set(shared).size).toBe(1);
  const hosts = all.flatMap(({ parts, servicesAt, realtimeAt, databaseUrl, s3 }) => [
    parts.portal && servicesAt,
    !parts.realtime && realtimeAt,
    databaseUrl,
    s3?.endpoint,
  ]);
  const named = hosts.flatMap((url) => (url ? [new URL(url).hostname] : []));
  const aliases = ours.flatMap(([name, { networks: at }]) =>
    Array.isArray(at) ? [name] : [name, ...(JSON.stringify(at).match(/[\w-]+/g) ?? [])],
  );
  const there = [...Object.keys(services), ...aliases];
  expect(named.filter((host) => !there.includes(host))).toEqual([]);
});

test('whatever compose names is declared in it', () => {
  for (const { volumes: mounted = [], depends_on: needs = [], networks: at = [] } of Object.values(
    services,
  )) {
    const names = mounted.map((one) => one.split(':')[0] ?? '').filter((one) => !/^[./]/.test(one));
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(names));
    const needed = Array.isArray(needs) ? needs : Object.keys(needs);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(needed));
    expect(Object.keys(networks)).toEqual(
      expect.arrayContaining(Array.isArray(at) ? at : Object.keys(at)),
    );
  }
});

test('the proxy calls portals that there are, and is the one that they believe', () => {
  const called = [...read('Caddyfile').matchAll(/([\w-]+):3000/g)].map(([, name]) => name);
  const portals = ours.filter(([, { environment }]) => environment?.NITI_PARTS === 'portal');
  expect(called).toEqual(portals.map(([name]) => name));
  const at = services.proxy?.networks as { front: { ipv4_address: string } };
  for (const [, portal] of portals) {
    expect(portal.environment?.TRUST_PROXY).toBe(at.front.ipv4_address);
  }
});

/** The instructions of a Dockerfile, each with what follows it, of its last stage alone. */
function lastStage(): [name: string, rest: string][] {
  const lines = read('Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
    .map((line): [string, string] => [line.split(' ', 1)[0] ?? '', line.replace(/^\w+ /, '')]);
  return lines.slice(lines.findLastIndex(([name]) => name === 'FROM'));
}

test('the image holds the release alone, runs it as nobody of note, and tells how it is', () => {
  const stage = lastStage();
  const of = (wanted: string) => stage.flatMap(([name, rest]) => (name === wanted ? [rest] : []));
  expect(of('COPY')).toEqual(['--from=release /release /app']);
  expect(of('USER')).toEqual(['node']);
  expect(of('STOPSIGNAL')).toEqual(['SIGTERM']);
  // As a list: a shell would keep the signal for itself.
  expect(JSON.parse(of('ENTRYPOINT')[0] ?? '')).toEqual(['node', 'start']);
  expect(of('HEALTHCHECK')[0]).toMatch(/CMD \["node", "start", "--healthy"\]$/);
  const position = (wanted: string) => stage.findIndex(([name]) => name === wanted);
  expect(position('USER')).toBeLessThan(position('ENTRYPOINT'));
  expect(stage.filter(([name, rest]) => name === 'RUN' && /npm|apt/.test(rest))).toEqual([]);
});

test('the unit runs the start of a release as a user of its own', () => {
  const unit = Object.fromEntries(
    [...read('systemd/niti-portal.service').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  expect(unit).toMatchObject({
    ...{ User: 'niti', ExecStart: '/usr/bin/node /opt/niti/start', WorkingDirectory: '/opt/niti' },
    ...{ ProtectSystem: 'strict', Environment: 'DATA_DIR=/var/lib/niti', StateDirectory: 'niti' },
  });
  // The launcher gives its services 20 seconds.
  expect(Number(unit.TimeoutStopSec)).toBeGreaterThan(20);
});
