import type { ChargeKind } from '@/contracts/billing/charge';

/** What the money in an account is for: funds are never mixed. */
export const funds = ['common', 'sinking'] as const;
export type Fund = (typeof funds)[number];

/** What is posted to. Each fund has its own of those that it needs, and each bank account is one of its own. */
export const accounts = [
  ...(['cash', 'bank', 'gateway', 'receivable', 'between', 'advance', 'accumulated'] as const),
  ...(['income', 'income-water', 'income-electricity', 'income-fine'] as const),
  ...(['income-surcharge', 'income-other', 'income-sinking'] as const),
  ...(['clearing', 'deposit', 'forfeited', 'waived', 'credited', 'badDebt'] as const),
  ...(['interest', 'sundry', 'bankCharges'] as const),
] as const;
export type Account = (typeof accounts)[number];

/** What accountants know them by: 1 is what we have, 2 what we owe, 3 what is ours, 4 income; 5 is left for expenses. */
const codes: Readonly<Record<Account, number>> = {
  ...{ cash: 1101, bank: 1102, gateway: 1103, receivable: 1201, between: 1301 },
  ...{ clearing: 1104, advance: 2101, deposit: 2102, accumulated: 3101 },
  ...{ income: 4101, 'income-water': 4102, 'income-electricity': 4103, 'income-fine': 4104 },
  ...{ 'income-surcharge': 4105, 'income-other': 4109, 'income-sinking': 4101 },
  ...{ forfeited: 4201, interest: 4202, sundry: 4209, waived: 4301, credited: 4302 },
  ...{ badDebt: 5101, bankCharges: 5201 },
};

/** The sinking fund's accounts have numbers of their own: 1102 is the common fund's bank, 1602 its. */
const ofSinkingFund = 500;

export const accountCode = (account: Account, fund: Fund): string =>
  String(codes[account] + (fund === 'sinking' ? ofSinkingFund : 0));

/** Whose the income of a charge is. */
export const fundOf = (kind: ChargeKind): Fund => (kind === 'sinking' ? 'sinking' : 'common');

/** The account that a charge is income of. */
export const incomeOf = (kind: ChargeKind): Account =>
  kind === 'common' ? 'income' : `income-${kind}`;

export const isIncome = (account: Account): boolean => account.startsWith('income');
