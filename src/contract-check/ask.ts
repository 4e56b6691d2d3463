import { chatTokenHeader } from '@/contracts/kit/calls/chat-token';
import { type Endpoint, rename } from '@/contracts/kit/calls/endpoint';

/** A running implementation of one service. */
export interface Implementation {
  /** Its address without `/api/v1`, as the portal's setting has it. */
  url: string;
  /** An access token that it takes. */
  token: string;
  chatToken?: string | undefined;
}

/** The parts of one call as they are sent. */
export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** What came back; `body` is undefined where it is no JSON. */
export interface Heard {
  status: number;
  type: string;
  body: unknown;
}

/** Until an answer is there, ms. */
const patience = 15_000;

function addressOf(
  { path, wire }: Endpoint,
  { url }: Implementation,
  { params, query }: Sent,
): URL {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params?.[name] ?? ''));
  const address = new URL(`${url.replace(/\/$/, '')}/api/v1${filled}`);
  for (const [name, value] of Object.entries(rename(query ?? {}, wire) as object)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address;
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes one call, with the token or without; rejects where nothing answers in 15 seconds. */
export async function ask(
  endpoint: Endpoint,
  at: Implementation,
  sent: Sent,
  isSignedIn = true,
): Promise<Heard> {
  const headers = {
    ...(isSignedIn && { authorization: `Bearer ${at.token}` }),
    ...(isSignedIn && at.chatToken && { [chatTokenHeader]: at.chatToken }),
    ...(sent.body !== undefined && { 'content-type': 'application/json' }),
  };
  const reply = await fetch(addressOf(endpoint, at, sent), {
    method: endpoint.method,
    headers,
    body: sent.body === undefined ? null : JSON.stringify(rename(sent.body, endpoint.wire)),
    signal: AbortSignal.timeout(patience),
    redirect: 'manual',
  });
  const type = reply.headers.get('content-type') ?? '';
  return { status: reply.status, type, body: bodyOf(await reply.text()) };
}
