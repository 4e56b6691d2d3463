/** Why a person stands at /login, as its address says: ours, NextAuth's, and NextAuth's own faults. */
export const reasons = [
  'TOKEN_REVOKED',
  'SESSION_ENDED',
  'SIGNED_OUT',
  'NOT_SIGNED_IN',
  'FAILED',
  'SessionRequired',
  'CredentialsSignin',
  'AccessDenied',
  'Verification',
  'Configuration',
  'Callback',
  'Signin',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'EmailCreateAccount',
  'EmailSignin',
  'OAuthAccountNotLinked',
  'Default',
  'MISSING_NEXTAUTH_API_ROUTE_ERROR',
  'NO_SECRET',
  'CALLBACK_CREDENTIALS_HANDLER_ERROR',
  'EMAIL_REQUIRES_ADAPTER_ERROR',
  'MISSING_ADAPTER_METHODS_ERROR',
  'CALLBACK_CREDENTIALS_JWT_ERROR',
  'INVALID_CALLBACK_URL_ERROR',
  'CLIENT_FETCH_ERROR',
  'CLIENT_SESSION_ERROR',
] as const;

export type Reason = (typeof reasons)[number];

/** The session was taken from under the person: signing in goes on where they were. */
export const isForced = (reason: Reason) =>
  reason === 'TOKEN_REVOKED' || reason === 'SESSION_ENDED' || reason === 'FAILED';

/** What the address says; anything unknown is the plainest reason, never its own words. */
export const reasonOf = (error: string): Reason =>
  reasons.find((reason) => reason === error) ?? 'Default';
