import { once } from 'node:events';
import { request } from 'node:http';
import { unfinishedPosts } from '@tests/kit/unfinished-posts';
import { frontHere, standIn } from './front-here';

const megabyte = 1024 * 1024;
const part = Buffer.alloc(megabyte);

/** Sends 20 MB as they are taken, the same MB each time. */
async function post(url: string): Promise<number> {
  const headers = { 'content-length': 20 * megabyte };
  const sending = request(url, { method: 'POST', headers, agent: false });
  const answered = once(sending, 'response');
  for (let sent = 0; sent < 20; sent += 1) {
    if (!sending.write(part)) await once(sending, 'drain');
  }
  sending.end();
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode;
}

test('twenty bodies that a service is slow to take wait with their senders', async () => {
  let take: () => void = () => undefined;
  const taken = new Promise<void>((now) => {
    take = now;
  });
  let begun = 0;
  const { url } = await standIn((asked, answer) => {
    begun += 1;
    taken.then(() => asked.resume());
    asked.once('end', () => answer.end());
  });
  const front = await frontHere({ UPLOAD_API: url });
  const buffers = () => process.memoryUsage().arrayBuffers;
  const before = buffers();
  const posts = Array.from({ length: 20 }, () =>
    post(`${front.url}/services/upload/api/v1/upload`),
  );
  while (begun < 20) await new Promise((soon) => setTimeout(soon, 20));
  // As much as goes without being taken has gone by now.
  await new Promise((soon) => setTimeout(soon, 500));
  expect(Math.round((buffers() - before) / megabyte)).toBeLessThan(40);
  take();
  expect(await Promise.all(posts)).toEqual(Array(20).fill(200));
});

test('bodies for NextAuth that do not end are not given to it, and the oldest make room', async () => {
  const asked: unknown[] = [];
  const front = await frontHere(
    {},
    {
      files: __dirname,
      next: {
        answer: async (request, response) => {
          asked.push((request as { body?: unknown }).body);
          response.end();
        },
      },
    },
  );
  const path = `${front.url}/api/auth/callback/credentials`;
  const form = 'application/x-www-form-urlencoded';
  const { answers, end } = await unfinishedPosts(path, form, 75);
  await new Promise((soon) => setTimeout(soon, 500));
  expect(answers.length).toBeGreaterThanOrEqual(10);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([408]));
  const meant = await fetch(path, { method: 'POST', body: new URLSearchParams({ a: 'ก' }) });
  expect([meant.status, asked]).toEqual([200, [{ a: 'ก' }]]);
  end();
});
