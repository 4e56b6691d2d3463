import type { Envelope } from '@/contracts/kit/calls/endpoint';

/** Puts a reply's data into the envelope. */
export function wrap(envelope: Exclude<Envelope, 'file'>, data: unknown): unknown {
  switch (envelope) {
    case 'coded':
      return { code: '200', message: 'success', data };
    case 'success':
      return { success: 1, result: data };
    case 'menu':
      return { code: '200', data: { menu: data } };
  }
}

/** Takes the data out of the envelope; `undefined` when the body says that the call failed. */
export function unwrap(envelope: Envelope, body: unknown): unknown {
  if (envelope === 'file') return body;
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = body as Record<string, unknown>;
  if (envelope === 'success') return fields.success === 1 ? fields.result : undefined;
  if (String(fields.code) !== '200') return undefined;
  return envelope === 'menu' ? (fields.data as { menu?: unknown } | null)?.menu : fields.data;
}
