import type { Meanings } from './meaning';

/** How a column's values are written, and how much room they take, on the screen and in a file. */
export const columnKinds = [
  'text',
  /** A short code of letters and digits: a unit's number. */
  'code',
  /** A document's number. */
  'document',
  /** A person's name. */
  'person',
  'number',
  'baht',
  /** Whole satang, written in baht. */
  'satang',
  'day',
  /** `2026-11`. */
  'month',
  'instant',
  'choice',
  /** A choice that says where the record stands; `meanings` has its colours. */
  'state',
  /** Where today stands to the record's days. */
  'standing',
  'yesNo',
  /** A number that can be called, a `PhoneLine`, or several. */
  'phone',
  'active',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** One column of a list, said once for the screen and for its file. */
export interface ListColumn {
  kind: ColumnKind;
  /** The list can be sorted by it, under its own name. */
  sort?: true;
  /** Always shown, whatever columns a person chooses. */
  fixed?: true;
  /** Of a choice, a state or a standing: where the texts have the words of its values; else `values.<name>`. */
  words?: string;
  meanings?: Meanings;
  /** By which it gives way where there is no room: 3 first, then 2, which is what is left out; 1 stays. */
  rank?: 1 | 2 | 3;
  /** It takes what room is left, as a title does; else its kind says how much. */
  wide?: true;
  /** On the screen it stands below this column, in its cell. */
  under?: string;
  /** The last day of the period that this one begins: one column on the screen. */
  until?: string;
  /** Shown where a person asks for it, and in the file. */
  off?: true;
  /** Where a phone's card has it; what has no place is not on it. */
  card?: 'lead' | 'title' | 'figure' | 'state' | 'fact' | 'call';
  /** A card, which has no headings, says what the value is by the area's text `onCard.<name>`, `{{n}}` the value. */
  onCard?: true;
  /** Satang that a file adds up in its last line: what does not belong together is in columns of its own. */
  summed?: true;
}

/**
 * The columns of a list of `T`, in their order. A column is titled by the area's text of its name;
 * `active`, `updatedAt` and `updatedBy` by the portal's own.
 */
export type ListColumns<T> = { [Name in keyof T & string]?: ListColumn };

/** What every record that staff edit has at the end of its row. */
export const recordColumns = {
  active: { kind: 'active', off: true },
  updatedAt: { kind: 'instant', sort: true, off: true, rank: 3 },
} as const satisfies ListColumns<{ active: boolean; updatedAt: string }>;
