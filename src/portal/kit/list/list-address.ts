/** Remembers a list's address in this tab, so that the way back leads to its filters, page and order. */
export function createListAddress(path: string) {
  let last = path;
  return {
    keep: (address: string) => {
      last = address;
    },
    last: () => last,
  };
}
