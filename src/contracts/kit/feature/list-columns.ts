/** How a column's values are written, on the screen and in a file. */
export const columnKinds = [
  'text',
  'number',
  'baht',
  /** Whole satang, written in baht. */
  'satang',
  'day',
  'instant',
  'choice',
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
  /** Of a choice or a standing: where the texts have the words of its values; else `values.<name>`. */
  words?: string;
  /** Satang that a file adds up in its last line: what does not belong together is in columns of its own. */
  summed?: true;
}

/**
 * The columns of a list of `T`, in their order. A column is titled by the area's text of its name;
 * `active`, `updatedAt` and `updatedBy` by the portal's own.
 */
export type ListColumns<T> = { [Name in keyof T & string]?: ListColumn };

/** What every record that staff edit shows at the end of its row. */
export const recordColumns = {
  active: { kind: 'active' },
  updatedAt: { kind: 'instant', sort: true },
} as const satisfies ListColumns<{ active: boolean; updatedAt: string }>;
