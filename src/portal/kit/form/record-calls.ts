import type { ZodType } from 'zod';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import type { Version } from '@/contracts/kit/calls/upsert-endpoints';

/** The calls that write a record, as one or as two, and the one that reads it again. */
export interface WritingCalls<R> {
  get: Endpoint<ZodType, ZodType<R>>;
  upsert?: Endpoint<ZodType, ZodType<R>>;
  create?: Endpoint<ZodType, ZodType<R>>;
  change?: Endpoint<ZodType, ZodType<R>>;
}

/** The call that saves a record, new for `null`, and what it is given. */
export function savingCall<R extends Version>(calls: WritingCalls<R>, record: R | null) {
  const endpoint = calls.upsert ?? (record ? calls.change : calls.create);
  if (!endpoint) throw new Error('a form without a call that saves');
  const { id, version } = record ?? {};
  const params = record ? { id } : undefined;
  return { endpoint, call: (body: object) => ({ params, body: { ...body, id, version } }) };
}
