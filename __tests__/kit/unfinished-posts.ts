import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';

/** Posts whose bodies lack their last byte; `answers` are those that were answered all the same. */
export async function unfinishedPosts(url: string, kind: string, many: number) {
  const bytes = 1_000_000;
  const headers = { 'content-type': kind, 'content-length': bytes };
  const answers: IncomingMessage[] = [];
  const posts: ClientRequest[] = [];
  for (let i = 0; i < many; i++) {
    const post = request(url, { method: 'POST', headers, agent: false });
    post.on('error', () => {}).on('response', (answer) => answers.push(answer));
    if (!post.write(Buffer.alloc(bytes - 1, 'a')))
      await Promise.race([once(post, 'drain'), once(post, 'response')]);
    posts.push(post);
  }
  return { answers, end: () => posts.map((post) => post.destroy()) };
}
