/** What is known of a column before anything is drawn. */
export interface Room {
  /** px; left out for what takes what is left. */
  width?: number | undefined;
  /** By which it gives way where there is no room: 3 first, then 2; 1 never does. */
  rank?: 1 | 2 | 3 | undefined;
  /** px below which a column that takes what is left cannot be read. */
  least?: number | undefined;
}

const leastElastic = 160;
/** The frames' widths at which the style sheet lets columns go, px. */
const step = 40;
/** Below this every row is a card. */
export const cardsBelow = 660;

const roomFor = ({ width, least = leastElastic }: Room) => width ?? least;

/**
 * The width of the frame, in px, below which each column is not shown; undefined for those that always are.
 * The last of the lowest rank goes first, and only where what is left would not fit.
 */
export function givingWay(
  columns: readonly Room[],
  { beside = 0 }: { beside?: number } = {},
): (number | undefined)[] {
  const from: (number | undefined)[] = columns.map(() => undefined);
  let needed = columns.reduce((sum, column) => sum + roomFor(column), beside);
  const goes = columns
    .map(({ rank = 2 }, at) => ({ rank, at }))
    .filter(({ rank }) => rank > 1)
    .sort((a, b) => b.rank - a.rank || b.at - a.at);
  for (const { at } of goes) {
    const below = Math.ceil(needed / step) * step;
    if (below > cardsBelow) from[at] = below;
    needed -= roomFor(columns[at] ?? {});
  }
  return from;
}
