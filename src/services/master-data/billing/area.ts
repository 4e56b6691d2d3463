import { eq } from 'drizzle-orm';
import type { Area } from '@/services/kit/area';
import { billingDemo } from './demo';
import { invoices } from './invoices/tables';
import { type MoneyDeps, mountMoney } from './mount-money';

/** All of a property's money. */
export const billing: Area<MoneyDeps> = {
  named: {
    invoice: {
      ...{ table: invoices, title: invoices.number },
      where: ({ propertyId }) => eq(invoices.propertyId, propertyId),
    },
  },
  mount: mountMoney,
  demo: billingDemo,
};
