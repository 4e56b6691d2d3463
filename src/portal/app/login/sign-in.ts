import { type ApiError, isGeneralError } from '@/contracts/kit/calls/errors';
import type { Arrival } from '@/portal/app/login/arrival';
import type { Reason } from '@/portal/app/login/reasons';

export interface Refusal extends Pick<ApiError, 'code' | 'message' | 'details'> {
  /** Signing in could not even begin: the error page says so, by this. */
  page?: Reason;
}

const refused = (code: Refusal['code']): Refusal => ({ code, message: '' });

/** What the auth service said, as NextAuth carries it: JSON in the error's text. */
export function saidRefusal(error: string): Refusal | null {
  try {
    const said = JSON.parse(error) as Partial<Refusal> | null;
    return isGeneralError(said?.code) ? { ...said, code: said.code, message: '' } : null;
  } catch {
    // One of NextAuth's own error names.
    return null;
  }
}

/** NextAuth's client; it loads when somebody begins to sign in, not with the page. */
export const loadSignIn = () => import('next-auth/react');

/** Why the ways to sign in cannot be loaded; `null` where they can. */
async function whyNoProviders(): Promise<Refusal | null> {
  const answer = await fetch('/api/auth/providers', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) return null;
  return { ...refused(answer ? 'UNAVAILABLE' : 'NETWORK'), page: 'CLIENT_FETCH_ERROR' };
}

async function tryProvider(id: string, fields: Record<string, string>): Promise<Refusal | null> {
  try {
    // NextAuth's client would load the error page as a new document, and drop what was typed.
    const without = await whyNoProviders();
    if (without) return without;
    const { signIn } = await loadSignIn();
    // Its own address, which may hold an `error`, would come back as the answer's.
    const answer = await signIn(id, { ...fields, callbackUrl: '/', redirect: false });
    if (!answer) return refused('UNAVAILABLE');
    return answer.error ? (saidRefusal(answer.error) ?? refused('FAILED')) : null;
  } catch {
    return refused('NETWORK');
  }
}

/** Signs in to go to `url`; `null` when it went well, otherwise why not. */
export const signInWithPassword = (key: string, password: string, url: string) =>
  tryProvider('credentials', { key, password, url });

/** Signs in by another app's key; `null` when it went well, otherwise why not. */
export const signInFromApp = ({ app, key, params, url }: Arrival) =>
  tryProvider('bypass', { app, key, params, url });
