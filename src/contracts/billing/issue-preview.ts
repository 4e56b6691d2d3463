import * as z from 'zod';
import { chargeKinds, counted } from './charge';
import { oddReasons } from './meters/usage';
import { satang } from './money';

/** Why a unit is asked for another sum than the month before. */
export const differenceReasons = [
  ...(['usage', 'rate', 'amount', 'rhythm', 'new', 'gone', 'late'] as const),
  ...(['sale', 'unread'] as const),
] as const;

/** What of a unit's invoice is another than it was, and by what. */
export const difference = z.object({
  why: z.enum(differenceReasons),
  kind: z.enum(chargeKinds),
  /** As it stands on the bill. */
  name: z.string(),
  was: satang,
  now: satang,
  /** What was counted then and now: `12 → 30`; empty where nothing was. */
  counted: z.string(),
});
export type Difference = z.output<typeof difference>;

/** What differs by itself wherever it does: its words need no sum. */
const alike: ReadonlySet<string> = new Set(['rate', 'rhythm', 'new', 'gone', 'unread']);

/** A difference that all invoices have. */
export const sharedDifference = difference.pick({ why: true, kind: true, name: true });
export type SharedDifference = z.output<typeof sharedDifference>;

export const isAlike = (a: SharedDifference, b: SharedDifference) =>
  alike.has(a.why) && a.why === b.why && a.kind === b.kind && a.name === b.name;

/** What of a preview can be looked at by itself. */
export const previewViews = [
  ...(['all', 'noPayer', 'odd', 'usage', 'rate', 'amount', 'rhythm', 'new'] as const),
  ...(['unread', 'gone', 'late', 'sale', 'first', 'same'] as const),
] as const;
export type PreviewView = (typeof previewViews)[number];

/** An invoice before it is made. */
export const previewRow = z.object({
  /** Its unit's; another one where a sale within the month makes two of a unit. */
  id: z.string(),
  unitNumber: z.string(),
  payerName: z.string(),
  /** Nobody is known to own the unit. */
  noPayer: z.boolean(),
  /** Its meter's reading stands out. */
  odd: z.object({ why: z.enum(oddReasons), times: z.string() }).nullable(),
  total: satang,
  advance: satang,
  /** Of the month before; null where the unit had no invoice. */
  before: satang.nullable(),
  differences: z.array(difference),
  lines: z.array(
    counted.extend({ kind: z.enum(chargeKinds), description: z.string(), amount: satang }),
  ),
});

export type PreviewRow = z.output<typeof previewRow>;

/** Rows of a preview that one page shows. */
export const previewPage = 50;
