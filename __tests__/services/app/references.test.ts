import { sampleCall, withValue } from '@tests/kit/sample-call';
import { startServices } from '@tests/kit/services';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { sampleOf } from '@/contracts/kit/calls/sample';
import type { ReferenceKind } from '@/contracts/kit/references/reference';
import {
  namedIn,
  type ReferenceField,
  referencesIn,
} from '@/contracts/kit/references/references-in';
import { declared, nameOf } from './declared';
import { giveEveryRight } from './every-right';
import { type NamedRecords, namedRecords } from './named-records';
import { storedIn } from './stored';

const services = startServices();
const stored = storedIn(services);

const nobody = '018f0000-0000-7000-8000-00000000fe11';

const isWrite = ({ method, envelope, needs }: Endpoint) =>
  method !== 'GET' && envelope !== 'file' && needs !== 'anyone';

const fields = declared()
  .filter(isWrite)
  .flatMap((endpoint) =>
    [...new Map(referencesIn(endpoint.call).map((one) => [one.path.join('.'), one])).values()].map(
      (field) => [nameOf(endpoint), field.path.slice(1).join('.'), endpoint, field] as const,
    ),
  );

let token = '';
let admin = '';
let known: Record<ReferenceKind, NamedRecords>;
/** Own records that were done away with and are still kept. */
const removed: { [Kind in ReferenceKind]?: string } = {};

beforeAll(async () => {
  await giveEveryRight(services, 'counter');
  token = await services.signIn('counter');
  admin = await services.signIn('admin');
  known = await namedRecords(services);
  const [erased] = await services.sql<{ id: string }>(
    `update customers set erased_at = now() where id = (select id from customers where id <> $1
      and property_id = (select property_id from customers where id = $1) limit 1) returning id`,
    [known.customer.own],
  );
  if (erased) removed.customer = erased.id;
});

/** What a made-up call lacks for its contract: the path of a field, and a value. */
const lacking: Readonly<Record<string, readonly [string, unknown]>> = {
  'PUT /master-data/api/v1/properties/property-setting/updateProperty/:id': [
    'body.form.parcelUnclaimedDays',
    2,
  ],
  'POST /master-data/api/v1/sf/refund/ask': ['body.source', 'deposit'],
};

const stepsOf = ({ path }: ReferenceField) => path.map((step) => (step === '*' ? '0' : step));

/** The options of a call's body, where it is one of several. */
const bodiesOf = ({ call }: Endpoint): unknown[] => {
  const { shape } = call as unknown as { shape: { body?: { options?: unknown[] } } };
  return (shape.body?.options ?? []).map(sampleOf);
};

/** What a multipart call is parsed with. */
const noFiles = ({ call }: Endpoint) =>
  'files' in (call as unknown as { shape: object }).shape
    ? { files: { async *[Symbol.asyncIterator]() {} } }
    : undefined;

/** A call that its contract takes, with own records wherever it names some, and one value in one place. */
function callWith(endpoint: Endpoint, field: ReferenceField, value: string) {
  const [lacks, made] = lacking[nameOf(endpoint)] ?? [];
  const sample = sampleCall(endpoint);
  const whole = (lacks ? withValue(sample, lacks.split('.'), made) : sample) as typeof sample;
  const calls = [whole, ...bodiesOf(endpoint).map((body) => ({ ...whole, body }))].map((call) => {
    const own = namedIn(call, referencesIn(endpoint.call)).reduce<unknown>(
      (made, { path, kind }) => withValue(made, path.split('.'), known[kind].own),
      call,
    );
    return withValue(own, stepsOf(field), value) as typeof whole;
  });
  const path = stepsOf(field).join('.');
  const fits = calls.find((call) => {
    const parsed = endpoint.call.safeParse({ ...call, ...noFiles(endpoint) });
    const named = parsed.success ? namedIn(parsed.data as object, [field]) : [];
    return named.some((one) => one.path === path && one.id === value);
  });
  if (!fits) throw new Error(`no made-up call fits ${nameOf(endpoint)}: say what it lacks`);
  return { ...fits, ...(noFiles(endpoint) && { files: [] }) };
}

async function refusalOf(endpoint: Endpoint, field: ReferenceField, value: string, by = token) {
  const { error } = await services.call(endpoint, callWith(endpoint, field, value) as never, by);
  const name = field.path.slice(1).join('.').replace(/\.\*$/, '').replace('*', '0');
  return { code: error?.code ?? 'nothing', field: error?.fields?.[name]?.code };
}

/** How a call is refused that names what its caller may not. */
const refusedAs = ({ kind }: ReferenceField) => {
  const { unknown: field, refusal } = services.kinds[kind];
  return refusal ? { code: refusal, field: undefined } : { code: 'INVALID', field };
};

describe('a write refuses what its caller may not name', () => {
  let before = '';
  beforeAll(async () => {
    before = await stored();
  });

  test.each(fields)('%s, %s', async (_, __, endpoint, field) => {
    const { theirs } = known[field.kind];
    const gone = removed[field.kind];
    for (const value of [nobody, ...(theirs ? [theirs] : []), ...(gone ? [gone] : [])]) {
      const refusal = await refusalOf(endpoint, field, value);
      // What is the platform's alone is refused as such, and looked for at the main admin.
      const isForbidden = refusal.code === 'FORBIDDEN';
      const refused = isForbidden ? await refusalOf(endpoint, field, nobody, admin) : refusal;
      expect(refused).toEqual(refusedAs(field));
    }
  });

  test('and stores nothing', async () => {
    expect(await stored()).toBe(before);
  });
});

// A file is taken for one record alone, and for no other than its type's: what takes it has tests of that.
const looked = fields.filter(([, , , { kind }]) => kind !== 'upload');

test.each(looked)('%s blames no %s of the caller’s own', async (_, __, endpoint, field) => {
  const { field: blamed } = await refusalOf(endpoint, field, known[field.kind].own);
  expect(blamed).not.toBe(services.kinds[field.kind].unknown);
});
