import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type {
  BillingFields,
  BillingSettings,
  billingSettingEndpoints,
} from '@/contracts/billing/settings';
import { beyondLaw, surchargeLaw } from '@/contracts/billing/surcharge-law';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { changedFields } from '@/services/kit/records/audit';
import { changeOne } from '@/services/master-data/change-one';
import { dimensionOf } from '@/services/master-data/dimension-of';
import { propertySettings } from '@/services/master-data/tables';
import { billingSettings as table } from './tables';

/** What counts until somebody says otherwise, in a condominium. */
export const usualBilling: BillingFields = {
  commonFeeBy: 'area',
  commonFeeRate: 0,
  commonFeeBudget: 0,
  sinkingFeeRate: 0,
  dueDays: 15,
  surchargeRate: '12.00',
  surchargeLateRate: '20.00',
  surchargeLateMonths: 6,
  partPaidIsArrears: true,
  prorateSales: false,
  mailReceipts: false,
  vatRate: '0.00',
  billerId: '',
  promptPayId: '',
  firstLetterDays: 15,
  secondLetterDays: 45,
  finalLetterDays: 90,
  letterGapDays: 15,
  planGraceDays: 7,
  clearLetterFee: 0,
  clearLetterDays: 30,
  creditAlone: 0,
};

/**
 * What counts in a property until somebody says otherwise: land is sold by the square wah, and of who pays late the
 * most that its law allows is asked.
 */
export async function usualOf(db: Db, propertyId: string): Promise<BillingFields> {
  const dimension = await dimensionOf(db, propertyId);
  const law = surchargeLaw[dimension];
  return {
    ...usualBilling,
    commonFeeBy: dimension === 'village' ? 'wah' : 'area',
    surchargeRate: law.surchargeRate.toFixed(2),
    surchargeLateRate: law.surchargeLateRate.toFixed(2),
    surchargeLateMonths: law.surchargeLateMonths,
  };
}

/** How a property bills, as it is now. */
export async function billingOf(db: Db, propertyId: string): Promise<BillingSettings> {
  const [saved] = await db.select().from(table).where(eq(table.propertyId, propertyId));
  if (saved) return saved;
  return { ...(await usualOf(db, propertyId)), version: 0, updatedAt: null, updatedBy: '' };
}

async function taxIdOf(db: Db, propertyId: string): Promise<string> {
  const [saved] = await db
    .select({ taxId: propertySettings.taxId })
    .from(propertySettings)
    .where(eq(propertySettings.propertyId, propertyId));
  return saved?.taxId ?? '';
}

/** The same with the kind of property, whose law they are bound by, and the number that it pays taxes under. */
export async function shownBilling(db: Db, propertyId: string) {
  const [settings, dimension, taxId] = await Promise.all([
    billingOf(db, propertyId),
    dimensionOf(db, propertyId),
    taxIdOf(db, propertyId),
  ]);
  return { ...settings, dimension, taxId };
}

export const billingSettingHandlers = (
  db: NodePgDatabase,
): Handlers<typeof billingSettingEndpoints> => ({
  get: (_call, { propertyId }) => shownBilling(db, propertyId),

  save: async ({ body: { version, ...fields } }, request) => {
    const beyond = beyondLaw(fields, await dimensionOf(db, request.propertyId));
    if (beyond?.field === 'surchargeLateMonths') {
      throw invalidField(beyond.field, 'lateMonths', { months: beyond.bound });
    }
    if (beyond) throw invalidField(beyond.field, 'beyondLaw', { most: beyond.bound });
    await changeOne(db, request, table, {
      version,
      fields,
      usual: usualOf,
      line: (before) => ({
        ...{ action: 'edit', entity: 'billing-setting', entityId: request.propertyId },
        title: 'วิธีเรียกเก็บเงิน',
        changes: changedFields(before, fields),
      }),
    });
    request.changed('invoices');
    return shownBilling(db, request.propertyId);
  },
});
