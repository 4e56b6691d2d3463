import type { ChargeKind, Derivation } from '@/contracts/billing/charge';

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
  amount: number;
  derivation: Derivation[];
  /** It was entered before, and is there already. */
  waits: boolean;
}

/** One invoice before it is made. */
export interface Draft {
  unitId: string;
  unitNumber: string;
  payerName: string;
  lines: Line[];
  total: number;
}
