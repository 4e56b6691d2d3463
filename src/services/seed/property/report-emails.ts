import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { reportEmails } from '@/services/master-data/report-emails/tables';
import type { Random } from '@/services/seed/random';
import { personName } from '@/services/seed/residents/people';
import type { SeededProperty } from './properties';

const usual = { weekday: 'mon', monthDay: 1, workdays: false } as const;
const receivers = [
  { ...usual, email: 'committee', report: 'committee', frequency: 'monthly', monthDay: 5 },
  { ...usual, email: 'front-desk', report: 'parcels', frequency: 'daily', workdays: true },
  { ...usual, email: 'office', report: 'suggestions', frequency: 'weekly' },
  { ...usual, email: 'audit', report: 'money', frequency: 'monthly' },
] as const;

/** Who receives which report of a property; one of them has stopped. */
export async function seedReportEmails(
  db: Db,
  random: Random,
  at: number,
  { id: propertyId, code }: SeededProperty,
): Promise<void> {
  const stamp = new Date(at).toISOString();
  const rows = receivers.map((receiver, index) => ({
    id: random.id(at),
    propertyId,
    ...receiver,
    name: personName(random),
    email: `${receiver.email}@${code.toLowerCase()}.example`,
    active: index < receivers.length - 1,
    createdAt: stamp,
    updatedAt: stamp,
    updatedBy: 'ระบบ',
  }));
  await insertAll(db, reportEmails, rows);
}
