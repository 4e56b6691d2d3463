import { type CallField, fieldsOf } from '@tests/kit/call-fields';
import { startServices } from '@tests/kit/services';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { addressOf, declared, nameOf } from './declared';
import { inBatches } from './in-batches';
import { paramsOf, worthSending } from './worth-sending';

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

const twisted = (name: string) => [
  ...[name, `${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, `${name}.a=1`],
];

/** As an address is read; as it stands where it cannot be. */
function read(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}

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
    Object.fromEntries(
      Object.entries(usual).filter(([name]) => name !== but && names.includes(name)),
    );
  const params = paramsOf(endpoint);
  const path = addressOf(endpoint);
  const plain = path.replace(/:\w+/g, nobody);
  const asked = (query: string, but = '') => `${plain}?${query}&${new URLSearchParams(rest(but))}`;
  const everywhere = always.map((query) => asked(query));
  const addresses = [
    ...names.flatMap((name, at) => {
      const partsOf = (value: string) => ({
        params,
        query: { ...rest(name), [name]: read(value) },
      });
      const values = worthSending(endpoint, hostile, partsOf, at).map(
        (value) => `${name}=${value}`,
      );
      return [...values, ...twisted(name)].map((query) => asked(query, name));
    }),
    ...(path.includes(':') ? hostile.map((value) => path.replace(/:\w+/g, value)) : []),
  ];
  for (const account of ['manager', 'admin'] as const) {
    const headers = { authorization: `Bearer ${await services.signIn(account)}` };
    const ask = async (address: string) => {
      const reply = await fetch(services.url + address, { headers });
      // An answer that breaks off is none.
      const ended = await reply.arrayBuffer().then(
        () => true,
        () => false,
      );
      return { status: reply.status, wrong: reply.status >= 500 || !ended };
    };
    // Who may not make the call at all is refused before it is looked at.
    const { status } = await ask(asked(''));
    const sent = status === 403 ? everywhere : [...everywhere, ...addresses];
    const wrong = await inBatches(sent, async (address) => {
      const answer = await ask(address);
      return answer.wrong ? [`${account}: ${answer.status} ${address}`] : [];
    });
    expect(wrong.flat()).toEqual([]);
  }
});
