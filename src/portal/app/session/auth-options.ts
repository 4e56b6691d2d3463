import type { NextAuthOptions } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import { appName, longestUrl, type SignedIn, sessionEndpoints } from '@/contracts/auth/session';
import { type ApiError, ApiFailure } from '@/contracts/kit/calls/errors';
import { serverApi } from '@/portal/app/calls/server-api';
import { authLog } from '@/portal/app/session/auth-log';
import { earlierRefreshToken } from '@/portal/app/session/earlier-session';
import { goOn } from '@/portal/app/session/go-on';
import { isDue } from '@/portal/app/session/session-due';
import type { Visitor } from '@/portal/app/session/visitor';
import { sessionCookie } from './session-cookie';

/** It was the portal that did not reach the service: the visitor's own network is well. */
const notReached: ReadonlySet<string> = new Set(['NETWORK', 'TIMEOUT']);
/** Nobody has looked at what was typed. */
const notAnswered: ReadonlySet<string> = new Set(['UNAVAILABLE', 'NO_ROOM', 'FAILED']);

interface SignIn {
  unanswered?: () => void;
  /** What the browser is known by. */
  device?: string | undefined;
}

/** Nobody is kept out by the length of a filter or of a list of labels. */
const short = (url = '/') => (url.length > longestUrl ? '/' : url);

/** Runs a sign-in call; a refusal reaches the page as JSON in NextAuth's error text. */
async function signInWith(
  { requestId }: Visitor,
  call: () => Promise<SignedIn>,
  unanswered: () => void,
) {
  try {
    return { id: 'signed-in', ...(await call()) };
  } catch (failure) {
    const known = failure instanceof ApiFailure ? failure.error : null;
    const fault = failure instanceof ApiFailure ? failure.cause : failure;
    if (fault) authLog(requestId).error?.('CALLBACK_CREDENTIALS_ERROR', fault as Error);
    const { code: said, details } =
      known ?? ({ code: 'FAILED' } as Pick<ApiError, 'code' | 'details'>);
    const code = notReached.has(said) ? 'UNAVAILABLE' : said;
    if (notAnswered.has(code)) unanswered();
    throw new Error(JSON.stringify({ code, details }));
  }
}

/** The services forget the session too; best effort: without them its tokens end within the hour. */
const forget = async ({ token }: { token?: JWT }) => {
  const accessToken = token?.signedIn?.accessToken;
  if (!accessToken) return;
  await serverApi(accessToken)(sessionEndpoints.logout, {}).catch(() => undefined);
};

/**
 * NextAuth's settings; the session lives in an encrypted cookie and carries the spec's fields.
 * `unanswered` is told of a sign-in that the service neither took nor refused.
 */
export const authOptions = (
  visitor: Visitor,
  { unanswered = () => {}, device }: SignIn = {},
): NextAuthOptions => ({
  session: { strategy: 'jwt', maxAge: 30 * 24 * 60 * 60 },
  jwt: sessionCookie,
  pages: { signIn: '/login', error: '/login' },
  logger: authLog(visitor.requestId),
  events: { signOut: forget },
  providers: [
    CredentialsProvider({
      id: 'credentials',
      credentials: {
        key: { type: 'text' },
        password: { type: 'password' },
        url: { type: 'text' },
      },
      authorize: (credentials, { headers }) =>
        signInWith(
          visitor,
          async () =>
            serverApi(null, { visitor })(sessionEndpoints.login, {
              body: {
                key: credentials?.key ?? '',
                type: 'password',
                app: appName,
                replaces: await earlierRefreshToken(headers),
                device,
                params: { password: credentials?.password ?? '' },
                url: short(credentials?.url),
              },
            }),
          unanswered,
        ),
    }),
    CredentialsProvider({
      id: 'bypass',
      // With an app's name: that app's key; without: the refresh token, after a change of place.
      credentials: {
        key: { type: 'text' },
        app: { type: 'text' },
        params: { type: 'text' },
        url: { type: 'text' },
      },
      authorize: (credentials, { headers }) =>
        signInWith(
          visitor,
          async () => {
            const { key = '', app, params, url = '/' } = credentials ?? {};
            const replaces = await earlierRefreshToken(headers);
            return serverApi(null, { visitor })(sessionEndpoints.login, {
              body: app
                ? { key, type: 'bypass', app, params: params || undefined, url, replaces }
                : { key, type: 'refresh', app: appName },
            });
          },
          unanswered,
        ),
    }),
  ],
  callbacks: {
    jwt: async ({ token, user, trigger }) => {
      if (user) return { ...token, signedIn: user as unknown as SignedIn, error: null };
      // A page asks for an update when the account has changed.
      const hasChanged = trigger === 'update';
      const { signedIn } = token;
      if (!signedIn || !(hasChanged || isDue(signedIn.expiresIn))) return token;
      return { ...token, ...(await goOn(signedIn, hasChanged)) };
    },
    session: ({ session, token }) => {
      const { signedIn, error = null } = token;
      if (!signedIn) return { ...session, error };
      const { expiresIn, ...fields } = signedIn;
      return { ...session, ...fields, expires: expiresIn, error };
    },
  },
});

declare module 'next-auth' {
  interface Session extends Omit<SignedIn, 'expiresIn' | 'refreshToken'> {
    /** Left out of the document, so that a saved page is not a key. */
    refreshToken?: string;
    /** Why the session can no longer be used; `null` while it can. */
    error: string | null;
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    signedIn?: SignedIn | undefined;
    error?: string | null;
  }
}
