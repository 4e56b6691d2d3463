/** Columns from the left that are looked at: to AZ. */
export const mostColumns = 52;
/** The last row that a sheet can have. */
export const lastRow = 1_048_576;
/** Letters of a cell that are kept; what is beyond is too long for any field. */
export const mostCellText = 5000;
/** Letters of a sheet: five times what 20,000 full rows have. */
export const mostText = 40_000_000;

/** A column by its letters, counted from 0. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
