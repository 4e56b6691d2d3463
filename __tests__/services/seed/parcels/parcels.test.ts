import { monthOfParcels } from '@/services/seed/parcels/parcels';
import { Shares } from '@/services/seed/parcels/shares';
import { Random } from '@/services/seed/random';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const bangkok = (time: string) => Date.parse(`${time}+07:00`);

/** Every three hours of a week, and the edges of days, months and years. */
const instants = [
  ...Array.from({ length: 56 }, (_, n) => bangkok('2026-11-16T00:00:00.000') + n * 3 * hourMs),
  ...[
    '2026-11-22T12:50:00.000',
    '2026-11-22T23:58:00.000',
    '2026-11-23T00:02:00.000',
    '2026-11-30T23:59:59.999',
    '2026-12-31T23:58:00.000',
    '2027-01-01T00:00:00.000',
    '2028-02-29T08:30:00.000',
    '2028-03-01T00:00:00.001',
  ].map(bangkok),
];

const staff = [1, 2].map((n) => ({ id: `staff-${n}`, fullname: `ผู้ดูแล ${n}` }));
const property = {
  ...{ id: 'p', code: 'RMN', dimension: 'condo' as const, nameTh: 'อาคารชุด' },
  units: [1, 2, 3].map((n) => ({ id: `u${n}`, number: `A-010${n}`, people: ['สมชาย ใจดี'] })),
};

const dayOf = (at: number | string) => Math.floor((new Date(at).getTime() + 7 * hourMs) / dayMs);

const worldAt = (now: number, seed: number, count: number) => {
  const counter = { random: new Random(seed), shares: new Shares(), property, staff, now };
  return [...monthOfParcels(counter, count)].flatMap(({ stored }) => stored);
};

type One = ReturnType<typeof worldAt>[number];
const lastOf = ({ parcel, events }: One) =>
  Math.max(Date.parse(parcel.handedOverAt ?? '') || 0, ...events.map(({ at }) => Date.parse(at)));
const firstOf = ({ events }: One) => Math.min(...events.map(({ at }) => Date.parse(at)));
const endsOf = ({ parcel, events }: One) =>
  events.filter(({ action }) => action === parcel.status).length;

/** What is wrong with the world of an instant, in words. */
function wrongs(now: number, seed: number, count: number): string[] {
  const world = worldAt(now, seed, count);
  const found: string[] = [];
  const refuse = (what: string, isSo: boolean) => {
    if (isSo) found.push(`${new Date(now).toISOString()}, seed ${seed}: ${what}`);
  };
  refuse(`${world.length} parcels`, world.length !== count);
  for (const status of ['waiting', 'problem', 'handed_over', 'returned', 'cancelled']) {
    refuse(`none is ${status}`, !world.some(({ parcel }) => parcel.status === status));
  }
  const ageOf = ({ parcel }: One) => dayOf(now) - dayOf(parcel.receivedAt);
  refuse('none is of today', !world.some((one) => ageOf(one) === 0));
  const waiting = world.filter(({ parcel }) => parcel.status === 'waiting');
  for (const days of [14, 21]) {
    const late = waiting.filter((one) => ageOf(one) > days).length;
    const few = late > 0 && late < waiting.length / 2;
    refuse(`${late} of ${waiting.length} wait for more than ${days} days`, !few);
  }
  for (const one of world) {
    const { docCode, receivedAt, status } = one.parcel;
    refuse(`${docCode} is of the future`, lastOf(one) > now);
    refuse(`${docCode} was there before it came`, firstOf(one) !== Date.parse(receivedAt));
    refuse(`${docCode} lacks its history`, endsOf(one) !== (status === 'waiting' ? 0 : 1));
  }
  return found;
}

test('a month of parcels keeps its promises at every hour of a week', () => {
  const worlds = [
    { seed: 1, count: 120 },
    { seed: 2569, count: 120 },
    { seed: 2569, count: 600 },
  ];
  const found = instants.flatMap((now) =>
    worlds.flatMap(({ seed, count }) => wrongs(now, seed, count)),
  );
  expect(found).toEqual([]);
});

test('however few there are, one waits for too long', () => {
  for (const now of instants) {
    const [oldest] = worldAt(now, 7, 6);
    expect(oldest?.parcel.status).toBe('waiting');
    expect(dayOf(now) - dayOf(oldest?.parcel.receivedAt ?? 0)).toBeGreaterThan(21);
  }
});
