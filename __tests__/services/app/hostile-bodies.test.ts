import { fieldsOf } from '@tests/kit/call-fields';
import { sampleCall, withValue } from '@tests/kit/sample-call';
import { startServices } from '@tests/kit/services';
import { accountEndpoints } from '@/contracts/auth/account';
import { sessionEndpoints } from '@/contracts/auth/session';
import { type Endpoint, rename } from '@/contracts/kit/calls/endpoint';
import { atOnce } from './at-once';
import { addressOf, declared, nameOf } from './declared';
import { paramsOf, worthSending } from './worth-sending';

const services = startServices();

/** As JSON has them: some numbers of it are none of ours. */
const hostile = [
  ...['null', '-1', '0', '1.5', '2147483648', '9007199254740993', '1e308', '1e400', 'true', '""'],
  ...['"constructor"', '"__proto__"', '"toString"', '"0001-01-01"', '"9999-12-31"', '"NaN"'],
  ...['"0001-01-01T00:00:00.000Z"', '"9999-12-31T23:59:00.000Z"', '"01/01/0001"', '"99:99"'],
  ...['"\\u0000"', '"\\ud800"', '"\\u0316\\u0338"', `"${'9'.repeat(40)}"`, '"%"', '"\'"', '"\\\\"'],
  ...['[]', '[[]]', '{}', '[null]', '{"constructor":1}', '{"length":1e9}', '{"toString":1}'],
];

const marker = '"@@"';

/** The call's JSON with a marker at each of its values in turn. */
function markedBodies(endpoint: Endpoint): string[] {
  const { body } = sampleCall(endpoint);
  const paths = fieldsOf(endpoint.call)
    .map(({ path }) => path.split('.'))
    .filter(([part, ...rest]) => part === 'body' && rest.length > 0)
    .map(([, ...rest]) => rest);
  const marked = paths.flatMap((path) => {
    try {
      const whole = withValue(body, path, '@@');
      return [JSON.stringify(rename(whole, endpoint.wire))];
    } catch {
      // A field of another alternative than the sample's.
      return [];
    }
  });
  return [...new Set([marker, ...marked])];
}

async function signIn(key: string): Promise<string> {
  await services.sql('delete from sign_in_tries');
  const params = { password: 'niti-demo-2569' };
  const body = { key, type: 'password', app: 'niti', params } as const;
  return (await services.get(sessionEndpoints.login, { body })).accessToken;
}

const sessions = new Map<string, string>();

/** The account's session of the calls before; another one where it was ended. */
async function signedIn(key: string): Promise<string> {
  const known = sessions.get(key);
  if (known && !(await services.call(accountEndpoints.profile, {}, known)).error) return known;
  const token = await signIn(key);
  sessions.set(key, token);
  return token;
}

/** Who makes the call: in a session of its own where the call may end it. */
const tokenFor = ({ service, path }: Endpoint) =>
  (service === 'auth' ? signIn : signedIn)(path.includes('admin-system') ? 'admin' : 'manager');

const writes = declared()
  .filter(({ method, path }) => method !== 'GET' && path !== '/upload')
  .map((endpoint, nth) => [nameOf(endpoint), endpoint, nth] as const);

test.each(writes)('%s has an answer to whatever is sent', async (_, endpoint, nth) => {
  const bodies = markedBodies(endpoint);
  const path = addressOf(endpoint).replace(/:\w+/g, '018f0000-0000-7000-8000-000000000000');
  const token = await tokenFor(endpoint);
  const partsOf = (body: string) => ({
    params: paramsOf(endpoint),
    body: JSON.parse(body) ?? undefined,
  });
  const sent = bodies.flatMap((text, at) => {
    const filled = hostile.map((value) => text.replace(marker, value));
    return worthSending(endpoint, filled, partsOf, at + nth);
  });
  const wrong = await atOnce(sent, async (body) => {
    const reply = await fetch(services.url + path, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    });
    await reply.arrayBuffer();
    return reply.status >= 500 ? [`${reply.status} ${body}`] : [];
  });
  expect(wrong.flat()).toEqual([]);
});
