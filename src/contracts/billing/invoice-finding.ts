import { finding } from '@/contracts/kit/feature/finding';
import { showBaht } from '@/contracts/kit/fields/satang';
import { invoiceEndpoints } from './invoice';

/** Invoices by their number, their unit or who pays. */
export const invoicesFound = finding({
  endpoint: invoiceEndpoints.list,
  call: (keywords, limit) => ({ query: { keywords, limit } }),
  records: ({ rows }) =>
    rows.map(({ id, number, unitNumber, payerName, owed }) => ({
      id,
      title: number,
      detail: [unitNumber, payerName, showBaht(owed)].filter(Boolean).join(' · '),
      codes: [number],
      href: `/invoices/${id}`,
    })),
});
