import type { IncomingMessage } from 'node:http';
import type { Session } from 'next-auth';
import { getToken } from 'next-auth/jwt';
import type { SignedIn } from '@/contracts/auth/session';

/** The sign-in that a request's cookie holds; `null` when there is none or it has ended. */
export async function readSignedIn(req: IncomingMessage): Promise<SignedIn | null> {
  const token = await getToken({ req: req as Parameters<typeof getToken>[0]['req'] });
  const signedIn = token?.signedIn;
  return signedIn && Date.parse(signedIn.expiresIn) > Date.now() ? signedIn : null;
}

/** The session as a document carries it: all but the refresh token. */
export async function readServerSession(req: IncomingMessage): Promise<Session | null> {
  const signedIn = await readSignedIn(req);
  if (!signedIn) return null;
  const { expiresIn, refreshToken: _, ...fields } = signedIn;
  return { ...fields, expires: expiresIn, error: null };
}
