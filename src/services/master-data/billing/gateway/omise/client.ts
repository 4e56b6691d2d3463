import * as z from 'zod';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { Problem } from '@/services/kit/calls/problem';

export interface OmiseKeys {
  secretKey: string;
  /** Where its API answers. */
  url: string;
}

/** The version whose fields are read here. */
const version = '2019-05-29';
/** ms: a payer waits for this answer. */
const patience = 15_000;
/** Bytes of an answer, and of a QR code's picture. */
const most = 500_000;

const charge = z.object({
  object: z.literal('charge'),
  id: z.string().max(100),
  status: z.enum(['pending', 'successful', 'failed', 'expired', 'reversed']),
  amount: z.number().int().min(0),
  currency: z.string().transform((code) => code.toUpperCase()),
  link: z.string().max(100).nullish(),
  authorize_uri: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  source: z
    .object({
      scannable_code: z.object({ image: z.object({ download_uri: z.url() }) }).nullish(),
    })
    .nullish(),
});
export type OmiseCharge = z.output<typeof charge>;

const link = z.object({
  object: z.literal('link'),
  id: z.string().max(100),
  payment_uri: z.url(),
  charges: z.object({ data: z.array(charge) }).default({ data: [] }),
});

async function bytesOf(reply: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of reply.body ?? []) {
    length += piece.length;
    if (length > most) throw new Error('the gateway answers without end');
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/** Calls of Omise's public API; whatever is no answer of it is `GATEWAY_SILENT`, and names no secret. */
export function omiseClient({ secretKey, url }: OmiseKeys) {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;

  async function call<T>(schema: z.ZodType<T>, path: string, body?: object): Promise<T | null> {
    try {
      const reply = await fetch(`${url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization, 'omise-version': version, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      const text = new TextDecoder().decode(await bytesOf(reply));
      if (reply.status === 404) return null;
      if (!reply.ok) throw new Error(`the gateway answers ${reply.status}`);
      return schema.parse(JSON.parse(text));
    } catch (cause) {
      throw Object.assign(new Problem('GATEWAY_SILENT'), { cause });
    }
  }
  const found = async <T>(schema: z.ZodType<T>, path: string, body: object): Promise<T> => {
    const answer = await call(schema, path, body);
    if (!answer) throw new Problem('GATEWAY_SILENT');
    return answer;
  };

  return {
    charge: (id: string) => call(charge, `/charges/${encodeURIComponent(id)}`),
    link: (id: string) => call(link, `/links/${encodeURIComponent(id)}`),
    newCharge: (body: object) => found(charge, '/charges', body),
    newLink: (body: object) => found(link, '/links', body),
    refund: (id: string, amount: number) =>
      found(
        z.object({ object: z.literal('refund') }),
        `/charges/${encodeURIComponent(id)}/refunds`,
        {
          amount,
        },
      ),
    /** A picture that it offers for download, from its own host alone. */
    async picture(address: string): Promise<OutgoingFile> {
      try {
        if (new URL(address).origin !== new URL(url).origin) throw new Error('of another host');
        const reply = await fetch(address, {
          headers: { authorization },
          signal: AbortSignal.timeout(patience),
        });
        const type = reply.headers.get('content-type')?.split(';')[0] ?? '';
        if (!reply.ok || !/^image\/(svg\+xml|png|jpeg)$/.test(type)) throw new Error('no picture');
        return { name: 'qr', type, content: await bytesOf(reply) };
      } catch (cause) {
        throw Object.assign(new Problem('GATEWAY_SILENT'), { cause });
      }
    },
  };
}
