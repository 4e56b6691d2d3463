import { randomUUID } from 'node:crypto';
import { parcelDraft, parcelFilter } from '@/contracts/parcel/parcel';

const draft = {
  id: randomUUID(),
  unitId: randomUUID(),
  recipientName: ' น\u0e49\u0e33ฝน ',
  carrier: 'thailand_post',
};

test('a draft is a box without a number unless it says more', () => {
  expect(parcelDraft.parse(draft)).toMatchObject({
    recipientName: 'น\u0e49\u0e33ฝน',
    kind: 'box',
    parcelCode: '',
    note: '',
  });
});

test('a tracking number is of Latin capitals, digits and hyphens', () => {
  expect(parcelDraft.parse({ ...draft, parcelCode: ' ex123456785th ' }).parcelCode).toBe(
    'EX123456785TH',
  );
  for (const parcelCode of ['ดำ', 'A B', 'A'.repeat(65)]) {
    expect(parcelDraft.safeParse({ ...draft, parcelCode }).success).toBe(false);
  }
});

test('a list shows ten of them', () => {
  expect(parcelFilter.parse({})).toEqual({ page: 1, limit: 10 });
});
