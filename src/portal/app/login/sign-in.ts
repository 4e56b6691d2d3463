import { type ApiError, isErrorCode } from '@/contracts/kit/errors';

export type Refusal = Pick<ApiError, 'code' | 'message' | 'details'>;

const refused = (code: Refusal['code']): Refusal => ({ code, message: '' });

/** What the auth service said, as NextAuth carries it: JSON in the error's text. */
function refusalOf(error: string): Refusal {
  try {
    const said = JSON.parse(error) as Partial<Refusal>;
    if (isErrorCode(said.code)) return { ...said, code: said.code, message: '' };
  } catch {
    // One of NextAuth's own error names: nothing that the reader could mend.
  }
  return refused('FAILED');
}

/** NextAuth's client; it loads when somebody begins to sign in, not with the page. */
export const loadSignIn = () => import('next-auth/react');

async function tryProvider(id: string, fields: Record<string, string>): Promise<Refusal | null> {
  try {
    const { signIn } = await loadSignIn();
    const answer = await signIn(id, { ...fields, redirect: false });
    if (!answer) return refused('UNAVAILABLE');
    return answer.error ? refusalOf(answer.error) : null;
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
