import { usualSlots, writeHours } from '@/contracts/parcel/booking-slots';
import type { ParcelAction } from '@/contracts/parcel/states';
import { bookingWords } from '@/services/parcel/changes/booking-words';
import type { parcelEvents, parcels } from '@/services/parcel/tables';
import type { SeededStaff } from '@/services/seed/accounts';
import { bangkokDate, daysBefore, iso, startOfBangkokDay } from '@/services/seed/days';
import type { SeededProperty } from '@/services/seed/property/properties';
import type { Random } from '@/services/seed/random';
import type { Shares } from './shares';
import { tracking } from './tracking-codes';

type NewParcel = typeof parcels.$inferInsert;
export type NewEvent = typeof parcelEvents.$inferInsert;

/** The counter that parcels come to. */
export interface Counter {
  random: Random;
  /** What befalls so few of a day's parcels that luck could leave none of a month, or too many. */
  shares: Shares;
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
const cancelReasons = ['บันทึกซ้ำ', 'บันทึกผิดห้อง', 'ขนส่งรับกลับก่อนลงชั้น'];
const returnReasons = ['ส่งผิดโครงการ', 'ผู้รับปฏิเสธ', 'ไม่มีผู้มารับ'];
const couriers = ['คุณเอก', 'คุณหนุ่ม', 'คุณนก'];
const relationsOf = ['owner', 'resident', 'family', 'housekeeper'] as const;
const shelves = ['A', 'B', 'C'].flatMap((row) => [1, 2, 3, 4].map((place) => `${row}${place}`));

/** How many of the parcels of a day that many days ago still wait. */
function stillWaiting(age: number): number {
  if (age === 0) return 0.7;
  if (age === 1) return 0.35;
  if (age <= 3) return 0.15;
  if (age <= 7) return 0.06;
  return 0.04;
}

/** A moment of opening hours that many days ago, but never after now, ms since 1970. */
export function moment({ random, now }: Counter, age: number, after = 0): number {
  const day = daysBefore(startOfBangkokDay(now), age);
  const least = Math.max(day + opens * 60_000, after);
  const most = Math.min(day + closes * 60_000, now);
  if (least < most) return random.whole(least, most);
  return random.whole(Math.min(Math.max(day, after), now), now);
}

type Tell = (action: ParcelAction, at: number, by: SeededStaff, more?: Partial<NewEvent>) => void;

/** What a waiting parcel has seen: a place on a shelf, word to its people, an appointment, a problem. */
function waitOn(counter: Counter, parcel: NewParcel, age: number, since: number, tell: Tell): void {
  const { random, shares, staff, now } = counter;
  const later = (minutes: number) => Math.min(since + minutes * 60_000, now);
  const by = random.pick(staff);
  if (age >= 3 && random.chance(0.6)) {
    tell('reminded', later(3 * 1440), by);
    parcel.userStatus = 'told';
  }
  if (shares.deal('problem', age > 7 ? 0.3 : 0.18)) {
    parcel.status = 'problem';
    parcel.problem = age > 7 ? 'unclaimed' : random.pick(['damaged', 'wrong_unit', 'missing']);
    tell('problem', later(60), by, { detail: parcel.problem });
  } else if (random.chance(0.15)) {
    parcel.bookingStatus = random.weighted({ booked: 6, prepared: 2, cancelled: 1 });
    const day = bangkokDate(now + random.whole(0, 3) * 86_400_000);
    const slot = random.pick(usualSlots);
    const hours = writeHours(slot);
    tell('booked', later(30), by, { detail: bookingWords(day, hours) });
    if (parcel.bookingStatus === 'prepared') tell('booking_prepared', later(60), by);
    if (parcel.bookingStatus === 'cancelled') {
      tell('booking_cancelled', later(60), by, { detail: 'ไม่สะดวกมารับ (ผู้พักอาศัย)' });
      return;
    }
    parcel.bookingDate = day;
    parcel.bookingSlot = slot.slot;
    parcel.bookingHours = hours;
  }
}

/** How a parcel left: taken by somebody of the unit, back to the carrier, or never here at all. */
function leave(
  counter: Counter,
  parcel: NewParcel,
  at: number,
  people: string[],
  tell: Tell,
): void {
  const { random, shares, staff } = counter;
  const by = random.pick(staff);
  const wentBack = shares.deal('returned', 0.03);
  const wasWrong = !wentBack && shares.deal('cancelled', 0.02);
  const end = wentBack ? 'returned' : wasWrong ? 'cancelled' : 'handed_over';
  parcel.status = end;
  if (end === 'handed_over') {
    const taker = random.pick(people);
    if (random.chance(0.5)) parcel.userStatus = 'confirmed';
    Object.assign(parcel, {
      handedOverAt: iso(at),
      handedOverTo: taker,
      handedOverBy: by.fullname,
    });
    tell(end, at, by, { detail: taker, relation: random.pick(relationsOf) });
    return;
  }
  parcel.reason = random.pick(end === 'returned' ? returnReasons : cancelReasons);
  const detail = end === 'returned' ? random.pick(couriers) : `${parcel.reason} (นิติบุคคล)`;
  tell(end, at, by, { detail, note: end === 'returned' ? parcel.reason : '' });
}

/** A parcel received then and what became of it since. */
export function oneParcel(counter: Counter, age: number, receivedAt: number, docCode: string) {
  const { random, shares, property, staff } = counter;
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
    bookingStatus: 'none',
    userStatus: random.chance(0.8) ? 'told' : 'not_told',
    unitId: unit.id,
    unitNumber: unit.number,
    recipientName,
    note,
    shelf: random.chance(0.9) ? random.pick(shelves) : '',
    receivedAt: iso(receivedAt),
    receivedBy: receiver.fullname,
    bookingDate: null,
    bookingSlot: null,
    bookingHours: null,
    problem: null,
    reason: '',
    handedOverAt: null,
    handedOverTo: null,
    handedOverBy: null,
  };
  const events: NewEvent[] = [];
  const tell: Tell = (action, at, by, more = {}) =>
    events.push({
      id: random.id(at),
      propertyId: property.id,
      parcelId: id,
      at: iso(at),
      action,
      accountId: by.id,
      by: by.fullname,
      detail: '',
      note: '',
      relation: null,
      ...more,
    });
  tell('received', receivedAt, receiver, { note });
  if (parcel.userStatus === 'told') {
    tell('told', Math.min(receivedAt + 60_000, counter.now), receiver);
  }
  if (shares.deal('waiting', stillWaiting(age))) {
    waitOn(counter, parcel, age, receivedAt, tell);
  } else {
    const daysLater = Math.min(age, Number(random.weighted({ 0: 5, 1: 3, 2: 1, 3: 1 })));
    leave(counter, parcel, moment(counter, age - daysLater, receivedAt + 1), unit.people, tell);
  }
  return { parcel, events };
}

/** The same parcel, had nobody ever come for it. */
export const forgotten = ({ parcel, events }: ReturnType<typeof oneParcel>) => ({
  parcel: {
    ...parcel,
    ...{ status: 'waiting' as const, userStatus: 'told' as const, problem: null, reason: '' },
    ...{ bookingStatus: 'none' as const, bookingDate: null, bookingSlot: null, bookingHours: null },
    ...{ handedOverAt: null, handedOverTo: null, handedOverBy: null },
  },
  events: events.filter(({ action }) => action === 'received' || action === 'told'),
});
