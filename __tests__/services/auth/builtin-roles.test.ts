import { startServices } from '@tests/kit/services';
import { allPermissions } from '@/contracts/features/rights';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { heldNow, unchangedBuiltin } from '@/services/auth/administration/builtin-roles';

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

test('a built-in role whose rights were changed is no longer told as what it came as', async () => {
  const [{ permissions } = { permissions: [] }] = await services.sql<{ permissions: Permission[] }>(
    "select permissions from roles where builtin = 'counter'",
  );
  expect(unchangedBuiltin({ builtin: 'counter', permissions })).toBe('counter');
  expect(unchangedBuiltin({ builtin: 'counter', permissions: permissions.slice(1) })).toBeNull();
  expect(unchangedBuiltin({ builtin: null, permissions: [] })).toBeNull();
});
