import { allPermissions, features } from '@/contracts/kit/permissions';
import { heldNow } from '@/services/auth/builtin-roles';

test('SMART Admin holds everything, whatever was stored', () => {
  expect(heldNow('smart-admin', { permissions: [], features: ['parcels'] })).toEqual(
    allPermissions,
  );
});

test('a role of an older database gets what it holds of new features, and nothing back', () => {
  const held = heldNow('manager', {
    permissions: ['parcels:view'],
    features: ['parcels', 'report-emails'],
  });
  expect(held).toContain('audit:view');
  expect(held.filter((one) => /^(parcels|report-emails|roles|staff):/.test(one))).toEqual([
    'parcels:view',
  ]);
});

test('a right of a known feature that was taken away stays away', () => {
  const known = { permissions: [], features: [...features] };
  expect(heldNow('counter', known)).toEqual([]);
});
