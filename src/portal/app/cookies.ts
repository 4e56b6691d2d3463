/** One cookie of a `Cookie` header, or of the document's. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const found = header?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

/** Keeps a choice in this browser for a year. */
export function writeCookie(name: string, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
