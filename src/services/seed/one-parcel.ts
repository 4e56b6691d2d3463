import type { parcelEvents, parcels } from '@/services/parcel/tables';
import type { SeededStaff } from './accounts';
import { daysBefore, iso, startOfBangkokDay } from './days';
import type { SeededProperty } from './properties';
import type { Random } from './random';
import { tracking } from './tracking-codes';

type NewParcel = typeof parcels.$inferInsert;
type NewEvent = typeof parcelEvents.$inferInsert;

/** The counter that parcels come to. */
export interface Counter {
  random: Random;
  property: SeededProperty;
  staff: readonly SeededStaff[];
  /** Milliseconds since 1970. */
  now: number;
}

const opens = 8 * 60 + 30;
const closes = 19 * 60 + 30;

const kinds = { box: 52, soft_bag: 30, envelope: 12, tube: 2, food: 2, other: 2 };
const notes = [
  'กล่องบุบเล็กน้อย',
  'ของหนัก ใช้รถเข็น',
  'ของแช่เย็น อยู่ในตู้เย็น',
  'เก็บเงินปลายทางแล้ว',
  '2 ชิ้นมัดรวมกัน',
];
const reasons = ['บันทึกซ้ำ', 'ส่งผิดโครงการ คืนขนส่งแล้ว', 'ผู้รับปฏิเสธ คืนขนส่งแล้ว'];

/** How many of the parcels of a day that many days ago still wait. */
function stillWaiting(age: number): number {
  if (age === 0) return 0.7;
  if (age === 1) return 0.35;
  if (age <= 3) return 0.15;
  if (age <= 7) return 0.06;
  return age <= 20 ? 0.03 : 0;
}

/** A moment of opening hours that many days ago, but never after now, ms since 1970. */
export function moment({ random, now }: Counter, age: number, after = 0): number {
  const day = daysBefore(startOfBangkokDay(now), age);
  const least = Math.max(day + opens * 60_000, after);
  const most = Math.min(day + closes * 60_000, now);
  if (least < most) return random.whole(least, most);
  return random.whole(Math.min(Math.max(day, after), now), now);
}

/** A parcel received then and what became of it since. */
export function oneParcel(counter: Counter, age: number, receivedAt: number, docCode: string) {
  const { random, property, staff } = counter;
  const unit = random.pick(property.units);
  const receiver = random.pick(staff);
  const recipientName = random.pick(unit.people);
  const note = random.chance(0.04) ? random.pick(notes) : '';
  const id = random.id(receivedAt);
  const parcel: NewParcel = {
    id,
    propertyId: property.id,
    docCode,
    ...tracking(random),
    kind: random.weighted(kinds),
    status: 'waiting',
    unitId: unit.id,
    unitNumber: unit.number,
    recipientName,
    note,
    receivedAt: iso(receivedAt),
    receivedBy: receiver.fullname,
    handedOverAt: null,
    handedOverTo: null,
    handedOverBy: null,
  };
  const event = (action: NewEvent['action'], at: number, by: SeededStaff, detail: string) => ({
    id: random.id(at),
    propertyId: property.id,
    parcelId: id,
    at: iso(at),
    action,
    accountId: by.id,
    by: by.fullname,
    detail,
    note: '',
  });
  const events: NewEvent[] = [{ ...event('received', receivedAt, receiver, ''), note }];
  if (random.chance(stillWaiting(age))) return { parcel, events };

  const by = random.pick(staff);
  const daysLater = Math.min(age, Number(random.weighted({ 0: 5, 1: 3, 2: 1, 3: 1 })));
  const at = moment(counter, age - daysLater, receivedAt + 1);
  if (random.chance(0.03)) {
    parcel.status = 'cancelled';
    events.push(event('cancelled', at, by, random.pick(reasons)));
  } else {
    const taker = random.pick(unit.people);
    parcel.status = 'handed_over';
    Object.assign(parcel, {
      handedOverAt: iso(at),
      handedOverTo: taker,
      handedOverBy: by.fullname,
    });
    events.push(event('handed_over', at, by, taker));
  }
  return { parcel, events };
}
