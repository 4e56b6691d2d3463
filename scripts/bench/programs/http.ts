import { Agent, request } from 'node:http';

/** One call, read to its end. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** A client that keeps its connections and does nothing else: what is measured is the server. */
export function httpClient(port: number) {
  const agent = new Agent({ keepAlive: true });
  return (path: string, token?: string, body?: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          ...{ agent, port, path, host: '127.0.0.1', method: body ? 'POST' : 'GET' },
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(body && { 'content-type': 'application/json' }),
          },
        },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk) => chunks.push(chunk));
          reply.once('error', reject);
          reply.once('end', () =>
            resolve({
              status: reply.statusCode ?? 0,
              headers: reply.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      sent.once('error', reject);
      sent.end(body && JSON.stringify(body));
    });
}
