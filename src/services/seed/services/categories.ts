import { categories, categoryGroups } from '@/services/admin-order/categories/tables';
import type { Db } from '@/services/kit/database/db';
import type { Random } from '@/services/seed/random';

type Named = readonly [th: string, en: string, cn: string];

const groups: readonly (readonly [Named, readonly Named[]])[] = [
  [
    ['งานซ่อมและช่าง', 'Repairs', '维修'],
    [
      ['ไฟฟ้า', 'Electricity', '电工'],
      ['ประปา', 'Plumbing', '水管'],
      ['เครื่องปรับอากาศ', 'Air conditioning', '空调'],
      ['ประตูและกุญแจ', 'Doors and locks', '门锁'],
    ],
  ],
  [
    ['ความสะอาด', 'Cleaning', '清洁'],
    [
      ['แม่บ้านรายครั้ง', 'Maid service', '钟点清洁'],
      ['ซักรีด', 'Laundry', '洗衣'],
      ['กำจัดแมลง', 'Pest control', '除虫'],
    ],
  ],
  [
    ['ชีวิตประจำวัน', 'Daily life', '日常生活'],
    [
      ['น้ำดื่ม', 'Drinking water', '饮用水'],
      ['ขนย้าย', 'Moving', '搬家'],
      ['ดูแลสัตว์เลี้ยง', 'Pet care', '宠物护理'],
    ],
  ],
];

/** The platform's categories of services, by group. */
export async function seedCategories(db: Db, random: Random, at: number): Promise<void> {
  const stamp = new Date(at).toISOString();
  let position = 0;
  const rowOf = ([nameTh, nameEn, nameCn]: Named) => ({
    ...{ id: random.id(at), nameTh, nameEn, nameCn, position: ++position },
    ...{ propertyId: null, createdAt: stamp, updatedAt: stamp, updatedBy: 'ระบบ' },
  });
  for (const [group, held] of groups) {
    const row = rowOf(group);
    await db.insert(categoryGroups).values(row);
    await db.insert(categories).values(held.map((one) => ({ ...rowOf(one), groupId: row.id })));
  }
}
