import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { sampleOf } from '@/contracts/kit/calls/sample';

/** The parts of a call that its contract takes. */
export interface SampleCall {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export const sampleCall = ({ call }: Endpoint): SampleCall => sampleOf(call) as SampleCall;

/** The same value with another one at a path in it, `parcels.0.note`. */
export function withValue(whole: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(whole)) return whole.map((item) => withValue(item, rest, value));
  const fields = whole as Record<string, unknown>;
  return { ...fields, [name]: withValue(fields[name], rest, value) };
}
