import type { ChargeKind, Derivation } from '@/contracts/billing/charge';
import type { FeeBasis } from '@/contracts/billing/fee';

/** A month, and the days of issue and of payment. */
export interface Month {
  period: string;
  issuedOn: string;
  dueOn: string;
}

export interface Line {
  id: string;
  kind: ChargeKind;
  description: string;
  quantity: string;
  rate: number | null;
  /** What a fee or a rule goes by; null of what goes by neither. */
  basis: FeeBasis | null;
  /** How many months it bills, from the invoice's, and the percent off for that. */
  months: number;
  discount: string;
  amount: number;
  derivation: Derivation[];
  /** What was read that it bills, in the version that it was reckoned from; null where nothing was. */
  readingId: string | null;
  readingVersion: number;
  /** Thousandths of a unit that were billed too much before and are left to be used. */
  ahead: number;
  /** The rule that asks for it; null of what no rule does. */
  ruleId: string | null;
  /** The waiver that it uses; null of what uses none. */
  creditId: string | null;
  /** It was entered before, and is there already. */
  waits: boolean;
}

/** The days of a month that an invoice is for. */
export interface BilledDays {
  fromDay: number;
  untilDay: number;
}

/** Those of a month that is one's. */
export const allDays: BilledDays = { fromDay: 0, untilDay: 0 };

/** One invoice before it is made. */
export interface Draft extends BilledDays {
  unitId: string;
  unitNumber: string;
  payerName: string;
  lines: Line[];
  total: number;
}
