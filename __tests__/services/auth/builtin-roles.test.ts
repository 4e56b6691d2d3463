import { readFileSync } from 'node:fs';
import { startServices } from '@tests/kit/services';
import { allPermissions } from '@/contracts/features/rights';
import type { Permission } from '@/contracts/kit/permissions';
import { heldNow } from '@/services/auth/administration/builtin-roles';

const services = startServices();

test('SMART Admin holds everything, whatever was stored', () => {
  expect(heldNow('smart-admin', { permissions: [], offered: [] })).toEqual(allPermissions);
});

test('a right that a release adds reaches a role, also of a feature that it knows', () => {
  const offered: Permission[] = ['parcels:view', 'parcels:create', 'parcels:edit'];
  const held = heldNow('counter', { permissions: ['parcels:view'], offered });
  expect(held).toContain('parcels:approve');
  expect(held).not.toContain('parcels:create');
});

test('what was added by hand stays, and what was taken away stays away', async () => {
  const [{ offered } = { offered: [] }] = await services.sql<{ offered: Permission[] }>(
    "select offered from roles where builtin = 'counter'",
  );
  expect(offered).toContain('parcels:approve');
  const permissions: Permission[] = ['parcels:view', 'report-emails:export'];
  expect(heldNow('counter', { permissions, offered })).toEqual(permissions);
});

test('a database of an older release knows by feature what its roles were offered', async () => {
  await services.sql('alter table roles drop column offered');
  await services.sql(`alter table roles add column features jsonb not null
    default '["parcels", "report-emails", "audit"]'`);
  const migration = 'src/services/db/migrations/0012_offered-permissions.sql';
  for (const statement of readFileSync(migration, 'utf8').split('--> statement-breakpoint')) {
    await services.sql(statement);
  }
  const rows = await services.sql<{ builtin: string; offered: Permission[] }>(
    'select builtin, offered from roles where builtin is not null',
  );
  const offered = Object.fromEntries(rows.map((row) => [row.builtin, row.offered.sort()]));
  expect(offered.counter).toEqual([
    'parcels:approve',
    'parcels:create',
    'parcels:edit',
    'parcels:view',
  ]);
  expect(offered.finance).toEqual(['parcels:view', 'report-emails:export', 'report-emails:view']);
  expect(offered.manager).toEqual([
    'audit:view',
    ...allPermissions.filter((one) => /^(parcels|report-emails):/.test(one)).sort(),
  ]);
  const taken = { permissions: [], offered: offered.manager ?? [] };
  expect(heldNow('manager', taken)).toContain('notifications:create');
  expect(heldNow('manager', taken)).not.toContain('parcels:view');
});
