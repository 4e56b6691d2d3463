import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type {
  BillingFields,
  BillingSettings,
  billingSettingEndpoints,
} from '@/contracts/billing/settings';
import type { Handlers } from '@/services/kit/calls/mount';
import type { Db } from '@/services/kit/database/db';
import { changedFields } from '@/services/kit/records/audit';
import { changeOne } from '@/services/master-data/change-one';
import { billingSettings as table } from './tables';

/** What counts until somebody says otherwise. */
export const usualBilling: BillingFields = {
  commonFeeBy: 'area',
  commonFeeRate: 0,
  commonFeeBudget: 0,
  sinkingFeeRate: 0,
  waterRate: 0,
  dueDays: 15,
  surchargeRate: '12.00',
  surchargeLateRate: '20.00',
  surchargeLateMonths: 6,
  partPaidIsArrears: true,
  vatRate: '0.00',
  billerId: '',
  promptPayId: '',
  firstLetterDays: 15,
  secondLetterDays: 45,
  finalLetterDays: 90,
};

/** How a property bills, as it is now. */
export async function billingOf(db: Db, propertyId: string): Promise<BillingSettings> {
  const [saved] = await db.select().from(table).where(eq(table.propertyId, propertyId));
  return saved ?? { ...usualBilling, version: 0, updatedAt: null, updatedBy: '' };
}

export const billingSettingHandlers = (
  db: NodePgDatabase,
): Handlers<typeof billingSettingEndpoints> => ({
  get: (_call, { propertyId }) => billingOf(db, propertyId),

  save: async ({ body: { version, ...fields } }, request) => {
    await changeOne(db, request, table, {
      version,
      fields,
      usual: async () => usualBilling,
      line: (before) => ({
        ...{ action: 'edit', entity: 'billing-setting', entityId: request.propertyId },
        title: 'วิธีเรียกเก็บเงิน',
        changes: changedFields(before, fields),
      }),
    });
    request.changed('invoices');
    return billingOf(db, request.propertyId);
  },
});
