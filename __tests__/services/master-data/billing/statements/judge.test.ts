import { judge, type Known } from '@/services/master-data/billing/statements/match/judge';
import { senderOf } from '@/services/master-data/billing/statements/match/words';

const unit = (id: string, number: string, ...people: string[]) => ({
  ...{ id, number, people, payerName: people[0] ?? '' },
});
const invoice = (id: string, unitId: string, owed: number, number: string, month = 11) => ({
  ...{ id, unitId, owed, number: `RMN-IV2569-${number}` },
  dueOn: `2026-${String(month).padStart(2, '0')}-15`,
});
const known = (more: Partial<Known> = {}): Known => ({
  units: [
    unit('u1', 'A-1204', 'สมชาย ใจดี'),
    unit('u2', 'B-0807', 'มาลี รักไทย', 'John Smith'),
    unit('u3', '88/12', 'วิชัย มั่นคง'),
  ],
  invoices: [
    invoice('i1', 'u1', 150_000, '000012'),
    invoice('i2', 'u2', 150_000, '000044'),
    invoice('i3', 'u3', 99_900, '000070'),
  ],
  ...{ receipts: [], history: new Map(), ...more },
});
const lineOf = (description: string, amount = 150_000, reference = '', id = 'l') => ({
  ...{ id, day: '2026-11-10', amount, description, reference, sender: senderOf(description) },
});
/** Where a line stands, and the unit that is offered first. */
function judged(line: ReturnType<typeof lineOf>, of: Known = known()) {
  const found = judge([line], of).get(line.id);
  return [found?.state, found?.proposals[0]?.unitId];
}

test.each([
  ...[
    'A-1204',
    'a1204',
    'A 1204',
    'A/1204',
    'a.1204',
    'A-๑๒๐๔',
    'ห้อง A-1204',
    'ห้องA1204 ค่าส่วนกลาง',
  ],
  ...['unit A1204', 'RMN-IV2569-000012', 'iv2569000012', 'IV 12'],
])('the unit or its invoice is known as %s', (written) => {
  expect(judged(lineOf(`โอน ${written}`))).toEqual(['sure', 'u1']);
});

test.each([...['XA1204', 'A12045', 'A-1204,500.00', 'TRA 1204', 'A-120']])(
  '%s is not the unit',
  (written) => {
    expect(judged(lineOf(`โอน ${written}`))[0]).not.toBe('sure');
  },
);

test('figures alone are a unit where they are said to be one', () => {
  expect(judged(lineOf('โอน 88/12', 99_900))[0]).toBe('likely');
  expect(judged(lineOf('โอน บ้านเลขที่ 88/12', 99_900))).toEqual(['sure', 'u3']);
  expect(judged(lineOf('โอน', 99_900, '8812'))).toEqual(['sure', 'u3']);
});

test.each([
  ['วิชัย มั่นคง 88/12', 'sure'],
  ['วิชัย มั่นคง', 'likely'],
  ['วิชัย 88/12', 'likely'],
  ['มั่นคง 88/12', 'likely'],
])('a house is known by its figures and its payer’s whole name together: %s', (written, state) => {
  expect(judged(lineOf(`รับโอนจาก KTB x1057 ${written}`, 99_900))).toEqual([state, 'u3']);
});

test('somebody else’s name, who owes as much, leaves it to a person', () => {
  expect(judged(lineOf('โอน A-1204 นาง มาลี รักไทย'))[0]).toBe('likely');
  expect(judged(lineOf('โอน A-1204 MR. JOHN SMITH'))[0]).toBe('likely');
  expect(judged(lineOf('โอน A-1204 นาย วิชัย มั่นคง'))).toEqual(['sure', 'u1']);
  const both = known({
    units: [unit('u1', 'A-1204', 'สมชาย ใจดี'), unit('u2', 'B-0807', 'สมชาย ใจดี')],
  });
  expect(judged(lineOf('โอน A-1204 นาย สมชาย ใจดี'), both)).toEqual(['sure', 'u1']);
});

test('two units, another amount, or an invoice that is not owed leave it to a person', () => {
  expect(judged(lineOf('โอน A-1204 B-0807'))[0]).toBe('likely');
  expect(judged(lineOf('โอน A-1204', 100_000))).toEqual(['likely', 'u1']);
  expect(judged(lineOf('โอน A-1204 IV2569-000099'))[0]).toBe('likely');
});

test('a sender who has paid for one unit alone is known again, for two he is asked about', () => {
  const text = 'จาก KBANK X4321 นาย ปกรณ์ ลือชา';
  const paid = (...ids: string[]) => known({ history: new Map([[senderOf(text), new Set(ids)]]) });
  expect(judged(lineOf(text), paid('u1'))).toEqual(['sure', 'u1']);
  expect(judged(lineOf(text), paid('u1', 'u2'))[0]).toBe('likely');
  expect(judged(lineOf(text), paid('u1', 'u3'))[0]).toBe('likely');
  expect(judged(lineOf(text, 90_000), paid('u1'))[0]).toBe('likely');
  expect(judged(lineOf(`${text} B-0807`), paid('u1'))[0]).toBe('likely');
  // A name without an account may be a namesake's.
  const name = 'รับโอนจาก นาย ปกรณ์ ลือชา';
  const byName = known({ history: new Map([[senderOf(name), new Set(['u1'])]]) });
  expect(judged(lineOf(name), byName)[0]).toBe('likely');
});

test('general words name no sender', () => {
  for (const text of ['รับโอนเงินผ่านพร้อมเพย์', 'TRANSFER FROM KBANK', 'ฝากเงินสด', 'ชำระบิลค่าน้ำ']) {
    expect(senderOf(text)).toBe('');
  }
  expect(senderOf('จาก SCB x1234 นาง มาลี รักไทย')).toBe(senderOf('รับโอน x1234 น.ส. มาลี รักไทย'));
});

test('two months at once are the oldest two, and one that two ways explain is the oldest', () => {
  const months = known({
    invoices: [
      invoice('i9', 'u1', 150_000, '000009', 9),
      invoice('i10', 'u1', 150_000, '000010', 10),
      invoice('i11', 'u1', 300_000, '000011', 11),
    ],
  });
  const ids = (line: ReturnType<typeof lineOf>) =>
    judge([line], months)
      .get('l')
      ?.proposals[0]?.invoices.map(({ id }) => id);
  expect(ids(lineOf('A-1204', 300_000))).toEqual(['i9', 'i10']);
  expect(ids(lineOf('A-1204', 150_000))).toEqual(['i9']);
  expect(ids(lineOf('A-1204 IV2569-000011', 300_000))).toEqual(['i11']);
});

test('of two lines for one invoice the first is sure and the second is asked about', () => {
  const lines = ['a', 'b'].map((id) => lineOf('โอน A-1204', 150_000, '', id));
  const found = judge(lines, known());
  expect([found.get('a')?.state, found.get('b')?.state]).toEqual(['sure', 'likely']);
  expect(found.get('b')?.proposals[0]?.reasons).toContain('twice');
});
