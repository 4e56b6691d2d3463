function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** A `Cookie` header's cookies by name. */
export const parseCookies = (header = ''): Partial<Record<string, string>> =>
  Object.fromEntries(
    header.split(/;\s*/).map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decoded(pair.slice(at + 1))];
    }),
  );

/** Keeps a choice in this browser for a year. */
export function writeCookie(name: string, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
