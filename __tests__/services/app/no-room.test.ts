import fastify from 'fastify';
import { answerFailures } from '@/services/failures';

test.each([
  ['a file that the disk has no room for', { code: 'ENOSPC' }],
  ["a row that the database's disk has no room for", { cause: { message: 'full', code: '53100' } }],
])('%s is told as that, and logged', async (_, how) => {
  const lines: string[] = [];
  const app = fastify({
    logger: { level: 'error', stream: { write: (line) => lines.push(line) } },
  });
  answerFailures(app, { refused: () => {}, suspect: () => {} });
  app.get('/', async () => {
    throw Object.assign(new Error('nothing was kept'), how);
  });
  const reply = await app.inject('/');
  expect(reply.statusCode).toBe(507);
  expect(reply.json()).toMatchObject({ code: 'NO_ROOM', message: expect.stringMatching(/เต็ม/) });
  expect(lines).toHaveLength(1);
});
