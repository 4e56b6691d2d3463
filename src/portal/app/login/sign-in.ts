import { type ApiError, isErrorCode } from '@/contracts/kit/errors';

export type Refusal = Pick<ApiError, 'code' | 'message' | 'details'>;

const refused = (code: Refusal['code']): Refusal => ({ code, message: '' });

/** What the auth service said, as NextAuth carries it: JSON in the error's text. */
export function saidRefusal(error: string): Refusal | null {
  try {
    const said = JSON.parse(error) as Partial<Refusal> | null;
    return isErrorCode(said?.code) ? { ...said, code: said.code, message: '' } : null;
  } catch {
    // One of NextAuth's own error names.
    return null;
  }
}

/** NextAuth's client; it loads when somebody begins to sign in, not with the page. */
export const loadSignIn = () => import('next-auth/react');

async function tryProvider(id: string, fields: Record<string, string>): Promise<Refusal | null> {
  try {
    const { getProviders, signIn } = await loadSignIn();
    // Without them NextAuth's client would leave for its error page, and with it what was typed.
    if (!(await getProviders())) return refused('UNAVAILABLE');
    // Its own address, which may hold an `error`, would come back as the answer's.
    const answer = await signIn(id, { ...fields, callbackUrl: '/', redirect: false });
    if (!answer) return refused('UNAVAILABLE');
    return answer.error ? (saidRefusal(answer.error) ?? refused('FAILED')) : null;
  } catch {
    return refused('NETWORK');
  }
}

/** Signs in; `null` when it went well, otherwise why not. */
export const signInWithPassword = (key: string, password: string) =>
  tryProvider('credentials', { key, password });

/** Signs in by another app's key; `null` when it went well, otherwise why not. */
export const signInFromApp = (app: string, key: string, url: string) =>
  tryProvider('bypass', { app, key, url });
