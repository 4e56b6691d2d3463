import type { OpenInvoice } from './evidence';
import { isSomebody } from './words';

/** A receipt that stands in no statement yet. */
export interface LooseReceipt {
  id: string;
  number: string;
  unitId: string;
  unitNumber: string;
  payerName: string;
  amount: number;
  day: string;
  reference: string;
}

/** What speaks for a unit. */
export interface Evidence {
  /** Its open ones that the text names. */
  invoices: readonly OpenInvoice[];
  unit: 'strong' | 'weak' | undefined;
  name: 'full' | 'part' | undefined;
  /** The same sender has paid for it before. */
  history: boolean;
  /** What of it the amount pays exactly. */
  fit: readonly OpenInvoice[] | undefined;
  /** Another one owes as much, whose number is one slip of the hand from what was written. */
  hasNeighbour: boolean;
}

/** A receipt that may have been given for a line. */
export interface Given {
  receipt: LooseReceipt;
  /** The line bears its reference. */
  isReferred: boolean;
  isCertain: boolean;
}

/** What a line says, by the units that it may be of. */
export interface Said {
  found: ReadonlyMap<string, Evidence>;
  /** It names an invoice that nothing is owed of. */
  namesOther: boolean;
  given: readonly Given[];
}

/** A house's number has no letter, and may be any figures: it names its house beside its payer's whole name. */
export const isStrong = ({ invoices, unit, name }: Evidence): boolean =>
  invoices.length > 0 || unit === 'strong' || (unit === 'weak' && name === 'full');
export const speaks = ({ invoices, unit, name, history }: Evidence): boolean =>
  invoices.length > 0 || unit !== undefined || name !== undefined || history;

const hasRival = (
  { found }: Said,
  unitId: string,
  isRival: (evidence: Evidence) => boolean,
): boolean => [...found].some(([other, one]) => other !== unitId && isRival(one));

/** The receipt that a line is without doubt; undefined where it may be another, or somebody else's money. */
export function sureReceipt(said: Said): LooseReceipt | undefined {
  const referred = said.given.filter(({ isReferred }) => isReferred);
  const [only, ...others] = referred.length > 0 ? referred : said.given;
  if (!only?.isCertain || others.length > 0) return undefined;
  const isContested = hasRival(
    said,
    only.receipt.unitId,
    (one) => one.fit !== undefined && isStrong(one),
  );
  return isContested ? undefined : only.receipt;
}

/**
 * The unit that a line is without doubt: the only one that is named, or that its sender has ever paid for, and
 * which owes the amount exactly; with nobody else who might be meant and owes as much.
 */
export function sureUnit(said: Said, sender: string): string | undefined {
  // Money that may have its receipt already is never booked unseen.
  if (said.given.length > 0 || said.namesOther) return undefined;
  const strong = [...said.found].filter(([, one]) => isStrong(one));
  const before = [...said.found].filter(([, one]) => one.history);
  const isByHistory = strong.length === 0;
  if (isByHistory && !isSomebody(sender)) return undefined;
  const [mine, another] = isByHistory ? before : strong;
  if (!mine?.[1].fit || another) return undefined;
  const [unitId, own] = mine;
  const isConfirmed =
    own.name !== undefined || own.history || (own.invoices.length > 0 && own.unit !== undefined);
  if (own.hasNeighbour && !isConfirmed) return undefined;
  const isContested = hasRival(said, unitId, (one) => {
    if (isByHistory && one.unit !== undefined) return true;
    if (!speaks(one) || one.fit === undefined) return false;
    const isOnlyNamed = one.unit === undefined && !one.history;
    if (!isOnlyNamed || own.name !== 'full') return true;
    // A name that is at home in both says nothing about which; a part of it less than the whole.
    return isByHistory && one.name === 'full';
  });
  return isContested ? undefined : unitId;
}
