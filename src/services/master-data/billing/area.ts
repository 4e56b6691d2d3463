import { eq } from 'drizzle-orm';
import type { Area } from '@/services/kit/area';
import { billingDemo } from './demo';
import { invoices } from './invoices/tables';
import { meterKinds } from './meters/tables';
import { type MoneyDeps, mountMoney } from './mount-money';
import { receipts } from './receipts/tables';

/** All of a property's money. */
export const billing: Area<MoneyDeps> = {
  named: {
    'meter-kind': {
      ...{ table: meterKinds, title: meterKinds.name },
      where: ({ propertyId }) => eq(meterKinds.propertyId, propertyId),
    },
    invoice: {
      ...{ table: invoices, title: invoices.number },
      where: ({ propertyId }) => eq(invoices.propertyId, propertyId),
    },
    receipt: {
      ...{ table: receipts, title: receipts.number },
      where: ({ propertyId }) => eq(receipts.propertyId, propertyId),
    },
  },
  mount: mountMoney,
  demo: billingDemo,
};
