import type { Session } from 'next-auth';

/** What the portal says of this browser's session, and its clock when it said so. */
export interface SessionAnswer {
  session: Session | null;
  /** Why the session ended, where the portal knows. */
  error: string | null;
  /** Milliseconds. */
  at: number;
}

const address = (path: string) => `/api/auth/${path}`;

/** Anything but an answer of NextAuth's is no answer: a proxy, a restart, a lost network. */
async function json(response: Response): Promise<Record<string, unknown>> {
  if (!response.ok) throw new Error(`The portal answered ${response.status}`);
  return (await response.json()) as Record<string, unknown>;
}

async function sessionIn(response: Response): Promise<SessionAnswer> {
  const body = await json(response);
  const { error } = body;
  const at = Date.parse(response.headers.get('date') ?? '');
  return {
    session: body.accessToken ? (body as unknown as Session) : null,
    error: typeof error === 'string' ? error : null,
    at: Number.isNaN(at) ? Date.now() : at,
  };
}

const csrf = async () => {
  const { csrfToken } = await json(await fetch(address('csrf'), { cache: 'no-store' }));
  return String(csrfToken);
};

/** Reads the session, which the portal renews when it is due; throws where it does not answer. */
export const askSession = async () =>
  sessionIn(await fetch(address('session'), { cache: 'no-store' }));

/** Has the session renewed before it is due: the account has changed. Throws like `askSession`. */
export async function askNewSession(): Promise<SessionAnswer> {
  const body = JSON.stringify({ csrfToken: await csrf(), data: {} });
  const headers = { 'content-type': 'application/json' };
  return sessionIn(await fetch(address('session'), { method: 'POST', headers, body }));
}

/** Takes the session's cookie away, and has the services forget it; throws like `askSession`. */
export async function askSignOut(): Promise<void> {
  const fields = { csrfToken: await csrf(), callbackUrl: '/login', json: 'true' };
  await json(
    await fetch(address('signout'), { method: 'POST', body: new URLSearchParams(fields) }),
  );
}
