import { type CallField, fieldsOf } from '@tests/kit/call-fields';
import { startServices } from '@tests/kit/services';
import type { Endpoint } from '@/contracts/kit/endpoint';
import { addressOf, declared, nameOf } from './declared';
import { inBatches } from './in-batches';

const services = startServices();
const nobody = '018f0000-0000-7000-8000-000000000000';

/** As they stand in an address. */
const hostile = [
  ...['', '0001-01-01', '9999-12-31', '0000-00-00', '-000001-01-01', '0001-01-01T00:00:00.000Z'],
  ...['constructor', '-constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'],
  ...[
    '9'.repeat(30),
    '2147483648',
    '9007199254740993',
    '-1',
    '0',
    '1e308',
    '1.5',
    'NaN',
    'Infinity',
  ],
  ...['%00', '%ED%A0%80', '%F0%9F%92%A9', '%25', '_', '%5C', "'", '%27%3B--', 'null', 'undefined'],
  ...['%CC%96%CC%81'.repeat(400), 'a+'.repeat(100), `${nobody}%00`, nobody, 'true', '[]', '{}'],
];

const sent = (name: string) => [
  ...hostile.map((value) => `${name}=${value}`),
  ...[name, `${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, `${name}.a=1`],
];

const always = ['__proto__=1', 'constructor=1', 'toString=1', '%ED%A0%80=1', '%00=1', '&&=&', '%'];

const wireNames = ({ call, wire = {} }: Endpoint): string[] => {
  const names = fieldsOf(call)
    .filter(({ path }: CallField) => /^query\.\w+$/.test(path))
    .map(({ path }) => path.slice('query.'.length));
  return [...new Set(names)].map((name) => wire[name] ?? name);
};

/** What else the call has to say, in the demo's own words, so that the hostile part is looked at. */
const usual: Record<string, string> = {
  id: nobody,
  unit_id: nobody,
  keywords: 'A',
  codes: 'RMN2611200001',
  day: '2026-11-20',
  from: '2026-11-01',
  to: '2026-11-20',
  date_received: '2026-11-20',
  year: '2026',
};

const reads = declared()
  .filter(({ method }) => method === 'GET')
  .map((endpoint) => [nameOf(endpoint), endpoint] as const);

test.each(reads)('%s has an answer to whatever is asked', async (_, endpoint) => {
  const names = wireNames(endpoint);
  const rest = (but: string) =>
    names
      .filter((name) => name !== but && usual[name])
      .map((name) => `&${name}=${usual[name]}`)
      .join('');
  const path = addressOf(endpoint);
  const plain = path.replace(/:\w+/g, nobody);
  const addresses = [
    ...names.flatMap((name) => sent(name).map((query) => `${plain}?${query}${rest(name)}`)),
    ...always.map((query) => `${plain}?${query}${rest('')}`),
    ...(path.includes(':') ? hostile.map((value) => path.replace(/:\w+/g, value)) : []),
  ];
  // Parcels are a property's alone.
  const accounts =
    endpoint.service === 'parcel' ? (['manager'] as const) : (['manager', 'admin'] as const);
  for (const account of accounts) {
    const headers = { authorization: `Bearer ${await services.signIn(account)}` };
    const wrong = await inBatches(addresses, async (address) => {
      const reply = await fetch(services.url + address, { headers });
      // An answer that breaks off is none.
      const ended = await reply.arrayBuffer().then(
        () => true,
        () => false,
      );
      return reply.status >= 500 || !ended ? [`${account}: ${reply.status} ${address}`] : [];
    });
    expect(wrong.flat()).toEqual([]);
  }
});
