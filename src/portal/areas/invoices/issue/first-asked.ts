import type { invoiceEndpoints } from '@/contracts/billing/invoice';
import type { BillingSettings } from '@/contracts/billing/settings';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { bangkokDay } from '@/portal/kit/text/dates';

/** A month and its days as they are asked for. */
export interface AskedMonth {
  period: string;
  issuedOn: string;
  dueOn: string;
}

const afterDays = (day: string, days: number) =>
  bangkokDay(Date.parse(`${day}T12:00:00+07:00`) + days * 86_400_000);

/** The month that is next, issued today. */
export function firstAsked(
  { next }: ReplyOf<typeof invoiceEndpoints.issuing>,
  { dueDays }: Pick<BillingSettings, 'dueDays'>,
): AskedMonth {
  const issuedOn = bangkokDay(Date.now());
  return { period: next, issuedOn, dueOn: afterDays(issuedOn, dueDays) };
}

/** The call for the first page of what a month makes. */
export const firstLook = (asked: AskedMonth) => ({
  body: { ...asked, ...{ view: 'all' as const, page: 1 } },
});
