import { invalidField, Problem } from '@/services/kit/calls/problem';
import { changedFields } from '@/services/kit/records/audit';
import { contains, thaiInstant } from '@/services/kit/text/thai-text';

test('a problem says in Thai what stands in its details', () => {
  const problem = new Problem('PARCEL_HANDED_OVER', {
    code: 'RMN2611200001',
    receiver: 'มาลี',
    at: thaiInstant('2026-11-20T07:05:00.000Z'),
    by: 'สมพร',
  });
  expect(problem.status).toBe(409);
  expect(problem.body().message).toBe(
    'พัสดุ RMN2611200001 ส่งมอบให้ มาลี แล้วเมื่อ 20 พ.ย. 2569 14:05 โดย สมพร',
  );
});

test('a wrong field has its own words', () => {
  expect(invalidField('codes', 'tooLarge', { max: 500 }).body().fields).toEqual({
    codes: { code: 'tooLarge', details: { max: 500 }, message: 'ต้องไม่เกิน 500' },
  });
  expect(invalidField('codes', 'unheard').body().fields?.codes?.message).toBe('รูปแบบไม่ถูกต้อง');
});

test('an instant near midnight is of the day in Bangkok', () => {
  expect(thaiInstant('2026-12-31T17:30:00.000Z')).toContain('1 ม.ค. 2570');
});

test('what LIKE gives a meaning is looked for as it is', () => {
  expect(contains(' 50%_\\ ')).toBe('%50\\%\\_\\\\%');
});

test('only the fields that differ are changes', () => {
  const before = { name: 'ก', tags: ['a'], at: null };
  expect(changedFields(before, { name: 'ข', tags: ['a'], at: null, note: '' })).toEqual({
    name: ['ก', 'ข'],
    note: [null, ''],
  });
});
