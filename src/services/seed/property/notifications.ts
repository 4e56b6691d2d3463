import { rightFor } from '@/contracts/features/right-for';
import { notificationTypes } from '@/contracts/master-data/notification';
import { notifications, propertyPositions } from '@/services/db/tables';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import type { SeededStaff } from '@/services/seed/accounts';
import { daysBefore, iso, startOfBangkokDay } from '@/services/seed/days';
import type { Random } from '@/services/seed/random';
import type { SeededProperty } from './properties';

interface Told {
  daysAgo: number;
  /** Minutes after midnight in Bangkok. */
  minute: number;
  title: string;
  text: string;
  url?: string;
}

const told: readonly Told[] = [
  {
    daysAgo: 6,
    minute: 555,
    title: 'ล้างแทงก์น้ำวันเสาร์นี้',
    text: 'ช่างเข้า 09.00–12.00 น. น้ำอาจไหลอ่อน หากลูกบ้านสอบถามให้แจ้งว่าใช้น้ำได้ตามปกติหลังเที่ยง',
  },
  {
    daysAgo: 3,
    minute: 620,
    title: 'ตรวจพัสดุค้างรับก่อนสิ้นเดือน',
    text: 'รบกวนโทรแจ้งห้องที่มีพัสดุค้างเกิน 7 วัน และบันทึกหมายเหตุไว้ทุกรายการ',
    url: '/parcels?status=waiting',
  },
  {
    daysAgo: 2,
    minute: 480,
    title: 'ทบทวนรายชื่อผู้รับรายงาน',
    text: 'ใครไม่ได้รับรายงานพัสดุทางอีเมล แจ้งชื่อและอีเมลภายในวันนี้',
  },
  {
    daysAgo: 1,
    minute: 1010,
    title: 'ประชุมทีมพรุ่งนี้ 08.30 น.',
    text: 'พบกันที่ห้องประชุมชั้นล่าง เตรียมรายการเรื่องที่ลูกบ้านแจ้งในสัปดาห์นี้มาด้วย',
  },
];

/** What the staff of a property were told in the last days, the manager's own words among it. */
export async function seedNotifications(
  db: Db,
  random: Random,
  now: number,
  { id: propertyId }: SeededProperty,
  manager: SeededStaff | undefined,
): Promise<void> {
  const today = startOfBangkokDay(now);
  const rows = told.map(({ daysAgo, minute, url = null, title, text }, index) => {
    const at = daysBefore(today, daysAgo, minute);
    return {
      ...{ id: random.id(at), propertyId, seq: index + 1, at: iso(at), title, text, url },
      type: notificationTypes.staff,
      popup: url !== null,
      needs: url && rightFor(url),
      byId: manager?.id ?? null,
      byName: manager?.fullname ?? '',
    };
  });
  await insertAll(db, notifications, rows);
  await db.insert(propertyPositions).values({ propertyId, seq: rows.length });
}
