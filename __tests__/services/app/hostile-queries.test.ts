import { fieldsOf } from '@tests/kit/call-fields';
import { type DemoAccount, startServices } from '@tests/kit/services';
import type { ZodType } from 'zod';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { atOnce } from './at-once';
import { addressOf, declared, nameOf } from './declared';
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

/** Names that no call has: one of them at each field. */
const twisted = [
  (name: string) => name,
  (name: string) => `${name}[]=1`,
  (name: string) => `${name}[a]=1`,
  (name: string) => `${name}.a=1`,
];

/** As an address is read; as it stands where it cannot be. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}

/** What the services find in it: a list where a name comes twice. */
function read(query: string): Record<string, unknown> {
  const found = new Map<string, string[]>();
  for (const part of query.split('&')) {
    const [name = '', value = ''] = part.split('=');
    found.set(name, [...(found.get(name) ?? []), decoded(value)]);
  }
  return Object.fromEntries(
    [...found].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

const always = ['__proto__=1', 'constructor=1', 'toString=1', '%ED%A0%80=1', '%00=1', '&&=&', '%'];

const fieldsOfQuery = ({ call }: Endpoint) =>
  fieldsOf(call).filter(({ path }) => /^query\.\w+$/.test(path));

/** A call's query fields, each with the schemas that it may have, by their names on the wire. */
function namedFields(endpoint: Endpoint): Map<string, ZodType[]> {
  const named = new Map<string, ZodType[]>();
  for (const { path, schema } of fieldsOfQuery(endpoint)) {
    const ours = path.slice('query.'.length);
    const name = endpoint.wire?.[ours] ?? ours;
    named.set(name, [...(named.get(name) ?? []), schema]);
  }
  return named;
}

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

const endpoints = declared().filter(({ method }) => method === 'GET');
const isFile = ({ envelope }: Endpoint) => envelope === 'file';
const onScreens = new Set(
  endpoints
    .filter((one) => !isFile(one))
    .flatMap((one) => fieldsOfQuery(one).map(({ schema }) => schema)),
);
const reads = endpoints.map((endpoint, nth) => [nameOf(endpoint), endpoint, nth] as const);

/** The hostile values of each field, and the hostile paths. */
function addressesOf(endpoint: Endpoint, nth: number): string[] {
  const fields = namedFields(endpoint);
  const usually = Object.entries(usual).filter(([name]) => fields.has(name));
  const params = paramsOf(endpoint);
  const path = addressOf(endpoint);
  const plain = path.replace(/:\w+/g, nobody);
  const asked = (query: string, but = '') =>
    `${plain}?${query}&${new URLSearchParams(usually.filter(([name]) => name !== but))}`;

  const inFields = [...fields].flatMap(([name, schemas], at) => {
    const rest = Object.fromEntries(usually.filter(([known]) => known !== name));
    const queries = [...hostile.map((value) => `${name}=${value}`), `${name}=1&${name}=2`];
    const partsOf = (query: string) => ({ params, query: { ...rest, ...read(query) } });
    const worth = worthSending(endpoint, queries, partsOf, at);
    // A file of a list looks for its rows as the list does, by the very same field.
    const isShared = isFile(endpoint) && schemas.every((schema) => onScreens.has(schema));
    const share = worth.filter((_, turn) => !isShared || turn % 4 === (at + nth) % 4);
    const twist = twisted[(at + nth) % twisted.length];
    return [...share, ...(twist ? [twist(name)] : [])].map((query) => asked(query, name));
  });
  const named = (value: string) => ({
    params: Object.fromEntries(Object.keys(params).map((name) => [name, decoded(value)])),
    query: Object.fromEntries(usually),
  });
  const inPath = path.includes(':') ? worthSending(endpoint, hostile, named, nth) : [];
  return [
    ...always.map((query) => asked(query)),
    ...inFields,
    ...inPath.map((value) => path.replace(/:\w+/g, value)),
  ];
}

test.each(reads)('%s has an answer to whatever is asked', async (_, endpoint, nth) => {
  const ask = async (account: DemoAccount, address: string) => {
    const headers = { authorization: `Bearer ${await services.signIn(account)}` };
    const reply = await fetch(services.url + address, { headers });
    // An answer that breaks off is none.
    const ended = await reply.arrayBuffer().then(
      () => true,
      () => false,
    );
    return { status: reply.status, wrong: reply.status >= 500 || !ended };
  };
  const [plain = '', ...addresses] = addressesOf(endpoint, nth);
  const mayAsk: DemoAccount[] = [];
  for (const account of ['manager', 'admin'] as const) {
    const { status, wrong } = await ask(account, plain);
    expect([account, status, wrong]).toEqual([account, status, false]);
    // Who may not make the call at all is refused before it is looked at.
    if (status !== 403) mayAsk.push(account);
  }
  if (mayAsk.length === 0) mayAsk.push('manager');
  // Dealt out to both: each at a property, and at the main admin, looks at a half of every field's.
  const wrong = await atOnce([...addresses.entries()], async ([at, address]) => {
    const account = mayAsk[at % mayAsk.length] ?? 'manager';
    const answer = await ask(account, address);
    return answer.wrong ? [`${account}: ${answer.status} ${address}`] : [];
  });
  expect(wrong.flat()).toEqual([]);
});
