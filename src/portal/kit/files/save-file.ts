const keptMs = 60_000;

/** Gives a file to the browser's own downloads, by an address that only this page can read. */
export function saveFile(file: Blob & { readonly name: string }): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
