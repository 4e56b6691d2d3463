/** How many of a number's last characters run on from one parcel to the next. */
const running = 4;

/**
 * The parcels' own numbers in little room: of one that begins as the one before it, only the running
 * part, as `RMN2611200001.0002,RMN2611210001`. A thousand fit into an address.
 */
export function compactCodes(codes: readonly string[]): string {
  let head = '';
  return codes
    .map((code) => {
      const [begins, ends] = [code.slice(0, -running), code.slice(-running)];
      if (begins === head) return `.${ends}`;
      head = begins;
      return `,${code}`;
    })
    .join('')
    .slice(1);
}

/** The numbers again, without spaces and in capitals; those that are written out whole may be mixed in. */
export function expandCodes(compact: string): string[] {
  return compact
    .toUpperCase()
    .split(',')
    .flatMap((group) => {
      const [first = '', ...rest] = group.split('.').map((part) => part.trim());
      return [first, ...rest.map((ends) => first.slice(0, -running) + ends)];
    })
    .filter(Boolean);
}
