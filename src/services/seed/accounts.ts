import { ensureBuiltinRoles } from '@/services/auth';
import { accountProperties, accounts } from '@/services/auth/tables';
import type { Db } from '@/services/kit/database/db';
import type { SeededProperty } from './property/properties';
import type { Random } from './random';

/** The demo accounts' password. */
export const demoPassword = 'niti-demo-2569';

/** A domain that is nobody's, so that a demo account is told from a real one. */
export const demoDomain = '@niti.example';

type StaffRole = 'manager' | 'counter' | 'finance';

interface Plan {
  username: string;
  fullname: string;
  platform?: true;
  /** By property code. */
  works: Partial<Record<string, StaffRole>>;
}

const plans: Plan[] = [
  { username: 'admin', fullname: 'กฤษณะ วรรณประเสริฐ', platform: true, works: {} },
  { username: 'manager', fullname: 'ปิยะมาศ ตั้งตระกูล', works: { RMN: 'manager', STP: 'manager' } },
  { username: 'counter', fullname: 'สมพร น้ำใจงาม', works: { RMN: 'counter' } },
  { username: 'finance', fullname: 'วรรณา เจริญทรัพย์', works: { RMN: 'finance' } },
  { username: 'village', fullname: 'อำนาจ พฤกษาสกุล', works: { SPK: 'manager' } },
];

/** Who stood at a property's counter. */
export interface SeededStaff {
  id: string;
  fullname: string;
}

/** One account for each role, all with the same password; answers the staff by property code. */
export async function seedAccounts(
  db: Db,
  random: Random,
  at: number,
  properties: readonly SeededProperty[],
  passwordHash: string,
): Promise<Map<string, SeededStaff[]>> {
  const roles = await ensureBuiltinRoles(db);
  const staff = new Map<string, SeededStaff[]>();
  for (const { username, fullname, platform, works } of plans) {
    const account = { id: random.id(at), fullname };
    await db.insert(accounts).values({
      ...account,
      username,
      email: username + demoDomain,
      passwordHash,
      platformRoleId: platform ? roles['smart-admin'] : null,
      createdAt: new Date(at).toISOString(),
    });
    for (const property of properties) {
      const role = works[property.code];
      if (!role) continue;
      await db
        .insert(accountProperties)
        .values({ accountId: account.id, propertyId: property.id, roleId: roles[role] });
      if (role !== 'finance')
        staff.set(property.code, [...(staff.get(property.code) ?? []), account]);
    }
  }
  return staff;
}
