import { columnRoom } from '@/portal/kit/records/column-room';

const texts = { isTall: false, title: 'วันที่', words: [] };

test('a column is as wide as its heading, which is told by letters and not by marks', () => {
  const usual = columnRoom({ kind: 'number' }, texts).width ?? 0;
  const titled = (title: string) => columnRoom({ kind: 'number' }, { ...texts, title }).width ?? 0;
  // As a browser measures them at 13.5 px, beside a cell's edges of 24.
  expect(titled('ลงคะแนนแล้ว (ห้อง)')).toBeGreaterThanOrEqual(115 + 24);
  expect(titled('ลงคะแนนแล้ว')).toBeGreaterThanOrEqual(82 + 24);
  expect(titled('ครบกำหนดเก่าสุด')).toBeGreaterThanOrEqual(99 + 24);
  expect(titled('房号/门牌号')).toBeGreaterThanOrEqual(74 + 24);
  expect(titled('ที่นี้')).toBe(usual);
  expect(titled('ก'.repeat(80))).toBe(200);
});

test('a state is as wide as the longest of its words', () => {
  const words = ['ผ่าน', 'ทวงถามฉบับสุดท้ายของปีที่แล้ว'];
  const wide = columnRoom({ kind: 'state' }, { ...texts, words }).width ?? 0;
  expect(wide).toBeGreaterThan(columnRoom({ kind: 'state' }, texts).width ?? 0);
});
