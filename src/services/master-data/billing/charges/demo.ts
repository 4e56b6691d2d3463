import { monthAfter } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { chargeRules } from './tables';

/** A charge of everyone that has ended by itself. */
export async function demoRules(
  db: Db,
  { propertyId, month, id }: { propertyId: string; month: string; id: string },
): Promise<void> {
  const from = monthAfter(month, -5);
  const at = `${from}-01T02:00:00.000Z`;
  await insertAll(db, chargeRules, [
    {
      ...{ id, propertyId, name: 'ค่าบัตรผ่านประตู', kind: 'other', basis: 'unit', amount: 20_000 },
      ...{ from, until: from, building: '', floor: null, unitKind: null, unitIds: [] },
      ...{ createdAt: at, updatedAt: at, updatedBy: 'ฝ่ายการเงิน' },
    },
  ]);
}
