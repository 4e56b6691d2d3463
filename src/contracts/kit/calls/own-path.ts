/**
 * Whether an address is a path of this portal and nothing else: no scheme, no host, and nothing that
 * a browser would read as one (`//`, a backslash, a control character that it leaves out).
 */
export const isOwnPath = (url: unknown): url is string =>
  typeof url === 'string' && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(url);
