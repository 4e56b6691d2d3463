import * as z from 'zod';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { unwrap } from '@/contracts/kit/calls/envelopes';
import { exampleOf } from '@/contracts/kit/calls/sample';
import { ask, type Implementation, type Sent } from './ask';
import { judge, judgeRefused, judgeUnsigned, untried, type Verdict } from './judge';

/** One call and what was found of it. */
export interface Finding extends Verdict {
  call: string;
}

const nobody = '00000000-0000-4000-8000-000000000000';

const partsOf = ({ call }: Endpoint) =>
  call instanceof z.ZodObject ? (call.shape as Record<string, z.ZodType>) : {};

const isRead = ({ method }: Endpoint) => method === 'GET';
const names = ({ path }: Endpoint) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** What a query cannot do without, and one row of a list. */
function queryFor({ query }: Record<string, z.ZodType>): Record<string, unknown> {
  if (!(query instanceof z.ZodObject)) return {};
  const needed = Object.entries(query.shape as Record<string, z.ZodType>)
    .filter(([, schema]) => !schema.safeParse(undefined).success)
    .map(([name, schema]) => [name, exampleOf(schema)]);
  const isPaged = 'limit' in query.shape && 'page' in query.shape;
  return { ...Object.fromEntries(needed), ...(isPaged && { page: 1, limit: 1 }) };
}

/** The id of the first record in an answer, wherever its list lies. */
function firstId(data: unknown): string | undefined {
  const fields = data as { rows?: unknown } | null | undefined;
  const list = Array.isArray(data) ? data : fields?.rows;
  const [first] = Array.isArray(list) ? list : [];
  const { id } = (first ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

/** The worst of what was found. */
const worst = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.find(({ outcome }) => outcome === 'missing') ??
  verdicts.find(({ outcome }) => outcome === 'broken') ??
  verdicts.find(({ outcome }) => outcome === 'untried') ?? { outcome: 'kept' };

/** Asks a running implementation of one service call by call. */
class Checker {
  /** Ids that lists have told, by the list's path. */
  private readonly known = new Map<string, string>();

  constructor(
    private readonly at: Implementation,
    private readonly isWriting: boolean,
  ) {}

  private async unsigned(endpoint: Endpoint, sent: Sent): Promise<Verdict[]> {
    if (endpoint.needs === 'anyone') return [];
    return [judgeUnsigned(await ask(endpoint, this.at, sent, false))];
  }

  private paramsFor(endpoint: Endpoint): Record<string, string> | undefined {
    const [base = ''] = endpoint.path.split('/:');
    const id = this.known.get(base);
    const wanted = names(endpoint);
    if (wanted.length === 0) return {};
    return wanted.length === 1 && wanted[0] === 'id' && id ? { id } : undefined;
  }

  private async read(endpoint: Endpoint): Promise<Verdict> {
    const parts = partsOf(endpoint);
    const query = queryFor(parts);
    const params = this.paramsFor(endpoint);
    const blind = Object.fromEntries(names(endpoint).map((name) => [name, nobody]));
    const unsigned = await this.unsigned(endpoint, { params: params ?? blind, query });
    if (!params) return worst([...unsigned, untried('no record to ask for')]);
    const heard = await ask(endpoint, this.at, { params, query });
    const verdict = judge(endpoint, heard, query.limit);
    if (verdict.outcome === 'kept' && names(endpoint).length === 0) {
      const id = firstId(unwrap(endpoint.envelope, heard.body));
      if (id) this.known.set(endpoint.path, id);
    }
    return worst([...unsigned, verdict]);
  }

  private async write(endpoint: Endpoint): Promise<Verdict> {
    if (!this.isWriting) return untried('it writes');
    const { body } = partsOf(endpoint);
    if (!body || body.safeParse({}).success) return untried('nothing that it would have to refuse');
    const params = Object.fromEntries(names(endpoint).map((name) => [name, nobody]));
    const refused = await ask(endpoint, this.at, { params, body: {} });
    const unsigned = await this.unsigned(endpoint, { params, body: {} });
    return worst([...unsigned, judgeRefused(refused, 'an empty body')]);
  }

  async call(endpoint: Endpoint): Promise<Finding> {
    const call = `${endpoint.method} ${endpoint.path}`;
    try {
      const found = await (isRead(endpoint) ? this.read(endpoint) : this.write(endpoint));
      return { call, ...found };
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      return { call, outcome: 'broken', why: `no answer: ${cause?.code ?? message}` };
    }
  }
}

/**
 * Holds a running implementation against the calls that are declared, one after another. Nothing is
 * written: without `isWriting` no call is made that could, with it only what has to be refused.
 */
export async function checkService(
  endpoints: readonly Endpoint[],
  at: Implementation,
  { isWriting = false } = {},
): Promise<Finding[]> {
  const checker = new Checker(at, isWriting);
  // Lists first: they tell ids for the others.
  const inOrder = [...endpoints].sort((a, b) => names(a).length - names(b).length);
  const found: Finding[] = [];
  for (const endpoint of inOrder) found.push(await checker.call(endpoint));
  return found;
}
