/** Whether one text comes of another by one slip of the hand: a key too many, too few, another, or two turned. */
export function isSlipOf(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length + 1 === long.length) return short.slice(at) === long.slice(at + 1);
  if (short.length !== long.length || short === long) return false;
  const isTurned = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (isTurned && short.slice(at + 2) === long.slice(at + 2))
  );
}
