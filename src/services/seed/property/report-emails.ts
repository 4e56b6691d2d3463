import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { reportEmails } from '@/services/master-data/tables';
import type { Random } from '@/services/seed/random';
import { personName } from '@/services/seed/residents/people';
import type { SeededProperty } from './properties';

const receivers = [
  { email: 'committee', report: 'parcels-waiting', frequency: 'weekly' },
  { email: 'front-desk', report: 'parcels-waiting', frequency: 'daily' },
  { email: 'office', report: 'parcels-received', frequency: 'daily' },
  { email: 'audit', report: 'parcels-received', frequency: 'monthly' },
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
