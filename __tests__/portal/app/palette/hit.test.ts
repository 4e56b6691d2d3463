import { type Hit, nearestFirst } from '@/portal/app/palette/hit';

const hit = (group: Hit['group'], title: string, more: Partial<Hit> = {}): Hit => ({
  ...{ key: `${group} ${title}`, group, title, to: { href: '/' } },
  ...more,
});
const parcel = (detail: string) =>
  hit('found-parcels', 'RMN-P-000123', { detail, codes: ['RMN-P-000123', 'TH0199'] });
const order: Hit['group'][] = ['screens', 'found-parcels', 'found-units', 'found-people'];
const groupsOf = (hits: Hit[], typed: string) => [
  ...new Set(nearestFirst(hits, typed, order).map(({ group }) => group)),
];

test.each([
  [
    'a unit by its number, however it is written',
    'a0406',
    [parcel('A-0406 · สมชาย ใจดี'), hit('found-units', 'A-0406', { codes: ['A-0406'] })],
    ['found-units', 'found-parcels'],
  ],
  [
    'a person by a part of the name',
    'สมชาย',
    [parcel('A-0406 · สมชาย ใจดี'), hit('found-people', 'สมชาย ใจดี')],
    ['found-people', 'found-parcels'],
  ],
  [
    'a parcel by its tracking number',
    'th0199',
    [hit('found-units', 'TH', { detail: 'th0199' }), parcel('A-0406')],
    ['found-parcels', 'found-units'],
  ],
  [
    'screens among what is as near',
    'พัสดุ',
    [hit('found-parcels', 'พัสดุชิ้นใหญ่'), hit('screens', 'รายการพัสดุ')],
    ['screens', 'found-parcels'],
  ],
] as const)('before what only mentions it comes %s', (_, typed, hits, groups) => {
  expect(groupsOf([...hits], typed)).toEqual(groups);
});
