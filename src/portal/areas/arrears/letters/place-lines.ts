import type { Tracked } from './use-tracking';

/**
 * Puts pasted lines to letters: one that names a letter's number goes to that letter, whatever the order; others
 * go down the column, a line each. `left` counts those that found none.
 */
export function placeLines(
  lines: readonly string[],
  numbers: readonly string[],
): { placed: Tracked[]; left: number } {
  const placed = new Map<string, string>();
  let at = 0;
  let left = 0;
  for (const line of lines) {
    const cells = line
      .split(/[\t,;]/)
      .map((cell) => cell.trim())
      .filter(Boolean);
    const named = numbers.find((number) => cells.includes(number));
    const number = named ?? (cells.length === 1 ? numbers[at++] : undefined);
    const tracking = cells.find((cell) => cell !== number);
    if (number === undefined || tracking === undefined) left++;
    else placed.set(number, tracking);
  }
  return { placed: [...placed].map(([number, tracking]) => ({ number, tracking })), left };
}
