import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { sha256Of } from './sha256';

/** A bucket in a store of Amazon S3's protocol. */
export interface S3Settings {
  /** http or https, without a slash at its end. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket's name stands in the path, not in the host's name. */
  pathStyle: boolean;
}

/** The store's own refusal. */
export class S3Refusal extends Error {
  constructor(
    readonly status: number,
    /** What the store calls it, `NoSuchKey` for example. */
    readonly reason: string,
  ) {
    super(`the store answered ${status} ${reason}`);
  }
}

interface Call {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Below the bucket; empty for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  /** The path of the file to send. */
  file?: string;
}

const tries = 3;
const silenceMs = 120_000;
const emptySha256 = createHash('sha256').digest('hex');

/** Where the bucket, or a file in it, is. */
export function addressOf({ endpoint, bucket, pathStyle }: S3Settings, { key, query = {} }: Call) {
  const url = new URL(endpoint);
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const below = [pathStyle && bucket, key].filter(Boolean).join('/');
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${below}`;
  url.search = new URLSearchParams(query).toString();
  return url;
}

async function answerOf(s3: S3Settings, call: Call): Promise<IncomingMessage> {
  const { file, method } = call;
  const body = file ? { sha256: await sha256Of(file), bytes: (await stat(file)).size } : null;
  const { url, headers } = await new AwsV4Signer({
    method,
    url: addressOf(s3, call).toString(),
    headers: { 'x-amz-content-sha256': body?.sha256 ?? emptySha256 },
    service: 's3',
    region: s3.region,
    accessKeyId: s3.accessKeyId,
    secretAccessKey: s3.secretAccessKey,
  }).sign();
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const length = body && { 'content-length': body.bytes };
    const request = send(url, {
      method,
      headers: { ...Object.fromEntries(headers), ...length },
      timeout: silenceMs,
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.once('timeout', () => request.destroy(new Error('the store is silent')));
    if (!file) return request.end();
    createReadStream(file)
      .once('error', (error) => request.destroy(error))
      .pipe(request);
  });
}

async function accepted(answer: IncomingMessage): Promise<IncomingMessage> {
  const { statusCode: status = 0 } = answer;
  if (status >= 200 && status < 300) return answer;
  const reason = /<Code>(\w+)<\/Code>/.exec(await text(answer))?.[1] ?? '';
  throw new S3Refusal(status, reason);
}

/** Makes a signed call of the store, up to three times where the fault is not ours. */
export async function callS3(s3: S3Settings, call: Call): Promise<IncomingMessage> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await accepted(await answerOf(s3, call));
    } catch (error) {
      const isFinal = error instanceof S3Refusal && error.status < 500;
      if (isFinal || attempt === tries) throw error;
      await wait(200 * 2 ** attempt);
    }
  }
}
