import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { startServices } from '@tests/kit/services';

const services = startServices();
const boundary = 'a-boundary';

/** A multipart call of one file. */
const upload = (bytes: number) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.xlsx"\r\n\r\n`,
    ),
    Buffer.alloc(bytes, 'a'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

/** Makes a call on the agent's line; resolves with its status. */
const ask = (agent: Agent, path: string, token: string, body?: Buffer) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(
      `${services.url}${path}`,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && {
            'content-type': `multipart/form-data; boundary=${boundary}`,
            'content-length': body.length,
          }),
        },
      },
      (answer: IncomingMessage) => void text(answer).then(() => resolve(answer.statusCode), reject),
    );
    asked.setTimeout(15_000, () => asked.destroy(new Error('nothing came')));
    asked.once('error', reject);
    asked.end(body);
  });

test.each([
  ['of no known kind', '/upload/api/v1/upload?type=x', 300_000, 400],
  ['not allowed', '/upload/api/v1/upload?type=banner&subtype=home', 3_000_000, 403],
  ['of another desk', '/master-data/api/v1/sf/statement/file/look', 1_000_000, 403],
])(
  'after a file %s is refused, the next call on the same line is answered',
  async (_, path, bytes, status) => {
    const token = await services.signIn('counter');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      expect(await ask(agent, path, token, upload(bytes))).toBe(status);
      expect(await ask(agent, '/parcel/api/v1/parcels/parcelsTab', token)).toBe(200);
    } finally {
      agent.destroy();
    }
  },
);
