import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { unwrap } from '@/contracts/kit/calls/envelopes';
import { isErrorCode } from '@/contracts/kit/calls/errors';
import type { Heard } from './ask';

/** How a call is served: as declared, otherwise, not at all, or not known. */
export type Outcome = 'kept' | 'broken' | 'missing' | 'untried';

export interface Verdict {
  outcome: Outcome;
  /** What is wrong, or why it is not known. */
  why?: string;
}

const broken = (why: string): Verdict => ({ outcome: 'broken', why });
export const untried = (why: string): Verdict => ({ outcome: 'untried', why });

const fieldsOf = (body: unknown) =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

/** The shape of every refusal: a code of capitals and a message. */
const isRefusal = ({ body }: Heard) => {
  const { code, message } = fieldsOf(body);
  return isErrorCode(code) && typeof message === 'string';
};

/** A 200 that says that the session has ended is a refusal too. */
const endsSession = ({ body }: Heard) =>
  JSON.stringify(fieldsOf(body).data ?? '').includes('Token Revoked');

/** Of a call without a token: nothing but a 401 in the shape of a refusal will do. */
export function judgeUnsigned(heard: Heard): Verdict {
  if (heard.status >= 200 && heard.status < 300 && !endsSession(heard)) {
    return broken('answers without a token');
  }
  if (heard.status === 404) return { outcome: 'missing', why: 'no such call' };
  if (heard.status !== 401) return broken(`without a token: ${heard.status} instead of 401`);
  return isRefusal(heard) ? { outcome: 'kept' } : broken('refuses without code and message');
}

/** Of a call that cannot be done as it is sent: a refusal of 4xx in its shape. */
export function judgeRefused(heard: Heard, what: string): Verdict {
  if (heard.status >= 500) return broken(`${what}: ${heard.status}`);
  if (heard.status < 400) return broken(`${what}: is taken`);
  return isRefusal(heard)
    ? { outcome: 'kept' }
    : broken(`${what}: refused without code and message`);
}

/** Why a call's answer is not what the portal can read; undefined where it is. */
function unreadable({ envelope, reply }: Endpoint, heard: Heard): string | undefined {
  if (envelope === 'file') return heard.type ? undefined : 'a file without a content type';
  if (heard.body === undefined) return `no JSON but ${heard.type || 'nothing'}`;
  const data = unwrap(envelope, heard.body);
  if (data === undefined) return `not in the envelope '${envelope}'`;
  const read = reply.safeParse(data);
  if (read.success) return undefined;
  const [issue] = read.error.issues;
  const more = read.error.issues.length - 1;
  const others = more > 0 ? ` and ${more} more` : '';
  return `data.${issue?.path.join('.')}: ${issue?.message}${others}`;
}

/** More rows than were asked for. */
function tooMany({ body }: Heard, limit: unknown): boolean {
  const { rows } = fieldsOf(fieldsOf(body).data);
  return Array.isArray(rows) && typeof limit === 'number' && rows.length > limit;
}

/** Of a call with a token: what the portal would make of its answer. */
export function judge(endpoint: Endpoint, heard: Heard, limit?: unknown): Verdict {
  const { status } = heard;
  if (status === 403 && isRefusal(heard)) return untried('the account may not');
  if ((status === 404 || status === 400 || status === 409) && isRefusal(heard)) {
    return untried('refused as it was sent');
  }
  if (status === 404) return { outcome: 'missing', why: 'no such call' };
  if (status < 200 || status >= 300) return broken(`status ${status}`);
  const why = unreadable(endpoint, heard);
  if (why) return broken(why);
  return tooMany(heard, limit) ? broken('more rows than were asked for') : { outcome: 'kept' };
}
