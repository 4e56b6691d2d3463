import { rename, reversed } from '@/contracts/kit/calls/endpoint';
import { unwrap, wrap } from '@/contracts/kit/calls/envelopes';

const names = { page: 'pages', unitNumber: 'unit_number' };

test("the wire's names come back as ours", () => {
  const ours = { page: 2, unitNumber: 'A-1', status: 'waiting' };
  const wire = rename(ours, names);
  expect(wire).toEqual({ pages: 2, unit_number: 'A-1', status: 'waiting' });
  expect(rename(wire, reversed(names))).toEqual(ours);
});

test('a field that objects have by themselves is no name of the wire', () => {
  const query = { constructor: '1', toString: '2', __proto__: null };
  expect(Object.keys(rename(query, names) as object)).toEqual(['constructor', 'toString']);
});

test.each([[undefined], [null], ['text'], [[{ page: 1 }]]])('%p is not renamed', (value) => {
  expect(rename(value, names)).toBe(value);
});

test.each(['coded', 'success', 'menu'] as const)(
  'what is in a %s envelope comes out',
  (envelope) => {
    for (const data of [{ a: 1 }, [], null, 0, '']) {
      expect(unwrap(envelope, wrap(envelope, data))).toEqual(data);
    }
  },
);

test.each([
  ['coded', { code: '500', data: { a: 1 } }],
  ['coded', 'text'],
  ['success', { success: 0, result: [] }],
  ['menu', { code: '200' }],
  ['menu', { code: '200', data: null }],
] as const)('a %s envelope that says it failed is empty', (envelope, body) => {
  expect(unwrap(envelope, body)).toBeUndefined();
});

test('a code may be a number', () => {
  expect(unwrap('coded', { code: 200, data: 1 })).toBe(1);
});
