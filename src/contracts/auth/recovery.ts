/** The calls of who forgot the password; apart from their schemas, which their pages do not load. */
export const recoveryPaths = {
  forgot: '/auth/password/forgot',
  reset: '/auth/password/reset',
} as const;

/** Characters that a new password has at least. */
export const leastPassword = 8;
