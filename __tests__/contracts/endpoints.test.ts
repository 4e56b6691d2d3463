import { declared, nameOf } from '@tests/services/app/declared';
import { allPermissions } from '@/contracts/features/rights';

const endpoints = declared();

test('no two calls have the same address', () => {
  const addresses = endpoints.map(nameOf);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s asks for a permission that exists',
  (_, { needs }) => {
    const known: readonly unknown[] = [...allPermissions, 'signed-in', 'anyone'];
    for (const need of typeof needs === 'string' ? [needs] : needs) expect(known).toContain(need);
  },
);
