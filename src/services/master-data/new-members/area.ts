import { and, eq } from 'drizzle-orm';
import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { customers } from '@/services/master-data/customers/tables';
import { units } from '@/services/master-data/units/tables';
import { newMemberHandlers } from './handlers';
import { newMembers } from './tables';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Who waits, how long ago they came, and when their document ends. */
const made = [
  { name: 'ชุติมา วงศ์ทอง', relation: 'owner', hours: 2, valid: 900, phone: '+66812349001' },
  { name: 'ธีรเดช พูนทรัพย์', relation: 'tenant', hours: 5, valid: 40, phone: '+66912349002' },
  { name: 'Anna Lindqvist', relation: 'tenant', hours: 20, valid: 300, passport: 'SE7654321' },
  { name: 'ปรียาภรณ์ สุขใจ', relation: 'resident', hours: 30, valid: -12, phone: '+66632349004' },
  { name: 'วรพล เกษมศรี', relation: 'resident', hours: 51, valid: 700, citizenId: '1112034563562' },
] as const;
const decided = [
  { name: 'กมลชนก ศรีวิไล', status: 'approved', reason: '', days: 6 },
  { name: 'ไม่ทราบ ชื่อจริง', status: 'deleted', reason: 'ไม่ใช่ผู้พักอาศัยในโครงการ', days: 9 },
] as const;

export const newMembersArea: Area = {
  mount: (app, db) => mount(app, newMemberEndpoints, newMemberHandlers(db)),
  demo: async (db, { propertyId, now, id }) => {
    const homes = await db
      .select({ number: units.number })
      .from(units)
      .where(and(eq(units.propertyId, propertyId), eq(units.active, true)))
      .orderBy(units.number)
      .limit(40);
    const [someone] = await db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.propertyId, propertyId))
      .orderBy(customers.id)
      .limit(1);
    const unitNumber = (at: number) => homes[(at * 5) % homes.length]?.number ?? '-';
    const stamps = (ms: number) => {
      const at = new Date(now - ms).toISOString();
      return { id: id(now - ms), propertyId, createdAt: at, updatedAt: at, updatedBy: 'ระบบ' };
    };
    const waiting = made.map(({ hours, valid, ...member }, at) => ({
      ...stamps(hours * hourMs),
      ...{ citizenId: '', passport: '', phone: '', ...member },
      ...{ unitNumber: unitNumber(at), expiresOn: bangkokDay(new Date(now + valid * dayMs)) },
    }));
    const past = decided.map(({ days, ...member }, at) => ({
      ...stamps(days * dayMs),
      ...{ citizenId: '', passport: '', phone: '', ...member, relation: 'resident' as const },
      ...{ unitNumber: unitNumber(at + 5), expiresOn: null, decidedBy: 'ศิริพร มั่นคง' },
      decidedAt: new Date(now - days * dayMs + hourMs).toISOString(),
      customerId: member.status === 'approved' ? (someone?.id ?? null) : null,
    }));
    await db.insert(newMembers).values(waiting);
    await db.insert(newMembers).values(past);
  },
};
