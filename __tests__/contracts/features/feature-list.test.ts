import { existsSync } from 'node:fs';
import { featureList } from '@/contracts/features/feature-list';
import { allPermissions } from '@/contracts/features/rights';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { featureKey, permissionKey } from '@/contracts/kit/feature/permissions';

const screens = featureList.flatMap((feature) => [...feature.screens]);

test('no two features have the same key, and no two screens the same address', () => {
  const keys = featureList.map(({ key }) => key);
  const links = screens.map(({ link }) => link);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(links).size).toBe(links.length);
});

test.each(screens.map(({ link }) => link))('%s is a page', (link) => {
  expect([`pages${link}.tsx`, `pages${link}/index.tsx`].some((file) => existsSync(file))).toBe(
    true,
  );
});

test('every feature and every permission can cross the wire, and nothing that only looks like one', () => {
  for (const { key } of featureList) expect(featureKey.safeParse(key).success).toBe(true);
  for (const one of allPermissions) expect(permissionKey.safeParse(one).success).toBe(true);
  for (const wrong of ['parcels', 'parcels:', 'parcels:own', 'Parcels:view', 'parcels:view ', 1]) {
    expect(permissionKey.safeParse(wrong).success).toBe(false);
  }
});

const found = featureList
  .map((feature): FeatureDeclaration => feature)
  .flatMap(({ key, finds = [] }) =>
    finds.map((one) => ({ ...one, key, kind: Object.keys(one.kinds).join() })),
  );

test.each(found)('the palette asks for $kind with the right to see them', async ({ load, key }) => {
  const { endpoint, call } = await load();
  expect(endpoint.needs).toBe(`${key}:view`);
  expect(endpoint.call.safeParse(call('a0406', 5)).success).toBe(true);
});

test('no two kinds that the palette finds have the same name', () => {
  const kinds = found.flatMap((one) => Object.keys(one.kinds));
  expect(new Set(kinds).size).toBe(kinds.length);
});
