import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';

export interface BareAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Sent extends RequestOptions {
  /** Bytes of a body that is sent in chunks, its length untold. */
  chunked?: number;
  /** A whole body, its length told. */
  body?: Buffer;
}

const chunk = Buffer.alloc(64 * 1024, 'x');

/** A request with exactly what is said, as no browser and no client of this kind would send it. */
export function bareRequest(url: string, { chunked, body, ...options }: Sent = {}) {
  return new Promise<BareAnswer>((resolve, reject) => {
    const sending = request(url, options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => {
        // What is left of the body has no reader any more.
        if (!sending.writableFinished) sending.destroy();
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString(),
        });
      });
    });
    sending.once('error', reject);
    if (chunked === undefined) return void sending.end(body);
    let left = chunked;
    const write = () => {
      while (left > 0) {
        left -= chunk.length;
        if (!sending.write(chunk)) return void sending.once('drain', write);
      }
      sending.end();
    };
    write();
  });
}
