/** Percent are shown in hundredths. */
const hundred = 10_000;

/** Hundredths of a percent as they are read: `24.99`. */
export const showHundredths = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

/**
 * What part of a whole each is, in hundredths of a percent, rounded half up; parts that make the whole are
 * rounded so that they add up to a hundred. Only the whole is a hundred, and what falls short of `least` percent
 * never reads as if it reached it. To be read alone: what is decided is compared by the weights.
 */
export function sharesOf(parts: readonly number[], whole: number, least = 0): number[] {
  if (whole <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part * hundred) / whole);
  const most = parts.map((part) => {
    if (part >= whole) return hundred;
    return part * 100 < whole * least ? Math.min(hundred, least * 100) - 1 : hundred - 1;
  });
  const capped = (share: number, at: number) => Math.min(share, most[at] ?? share);
  const areWhole = parts.reduce((sum, part) => sum + part, 0) === whole;
  if (!areWhole) return exact.map((share, at) => capped(Math.round(share), at));
  const shares = exact.map((share, at) => capped(Math.floor(share), at));
  const byRest = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  let left = hundred - shares.reduce((sum, share) => sum + share, 0);
  for (const { at } of byRest) {
    const share = shares[at] ?? 0;
    if (left === 0 || share + 1 > (most[at] ?? 0)) continue;
    shares[at] = share + 1;
    left -= 1;
  }
  return shares;
}

/**
 * The same of all votes, of a matter that needs `needed` of them whoever has come: what falls short of it never
 * reads as if it reached it, and what reaches it never as if it fell short.
 */
export function sharesOfAll(parts: readonly number[], all: number, needed: number): number[] {
  const least = Math.floor((needed * hundred) / all);
  return sharesOf(parts, all).map((share, at) =>
    (parts[at] ?? 0) < needed ? Math.min(share, least - 1) : share,
  );
}

interface Weighed {
  weight: number;
}

/** The shares of those who came, of those who still may, and of those who may not, of all votes. */
export function turnoutOf(
  { all, present, barred }: Record<'all' | 'present' | 'barred', Weighed>,
  quorum: number,
) {
  const waiting = all.weight - present.weight - barred.weight;
  const parts = [present.weight, waiting, barred.weight];
  const [come = 0, toCome = 0, never = 0] = sharesOf(parts, all.weight, quorum);
  return { present: come, waiting: toCome, barred: never };
}
