/** The sign-in page, which is the error page too: told why, and where to go on. */
export function loginAddress(why: string | null, returnTo: string): string {
  const query = new URLSearchParams();
  if (why) query.set('error', why);
  if (returnTo !== '/') query.set('callbackUrl', returnTo);
  return query.size > 0 ? `/login?${query}` : '/login';
}
