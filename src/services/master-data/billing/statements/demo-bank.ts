import type { DemoPlace } from '@/services/kit/area';
import type { Db } from '@/services/kit/database/db';
import { bankAccounts } from './tables';

const accountNumbers: Record<string, string> = {
  ...{ RMN: '0482915537', STP: '7351904482', SPK: '2280467719' },
};

/** The account at a bank that a demo property's money comes to. */
export async function demoBank(db: Db, { propertyId, code, at }: DemoPlace, id: string) {
  const made = new Date(at).toISOString();
  await db.insert(bankAccounts).values({
    ...{ id, propertyId, createdAt: made, updatedAt: made, updatedBy: 'ระบบ' },
    ...{ name: 'บัญชีรับค่าส่วนกลาง', bank: 'kbank', number: accountNumbers[code] ?? '' },
    fund: 'common',
  });
}
