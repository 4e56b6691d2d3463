import { today } from '@tests/services/master-data/billing/desk';
import { slipVerify } from 'promptparse/generate';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { agreeEndpoints } from '@/contracts/billing/statements/agree';
import { bankAccountEndpoints } from '@/contracts/billing/statements/bank-account';
import { slipEndpoints } from '@/contracts/billing/statements/slip';
import { statementEndpoints } from '@/contracts/billing/statements/statement';
import { statementFileEndpoints } from '@/contracts/billing/statements/statement-file';
import { monthAfter } from '@/contracts/kit/fields/month';
import { plainColumns, startBank, statementFile } from './bank';

const bank = startBank();
const { services, account, bring, lines, book, bookingOf, undo, debtors } = bank;
const day = `${today.slice(0, 7)}-01`;
const ofUnit = (unit: { unitNumber: string; owed: number }, text = '') => ({
  ...{ day, time: '10:00', in: unit.owed, text: `โอน ${text}ห้อง ${unit.unitNumber}` },
});

test('the same lines are kept once, in files that overlap and by two at once', async () => {
  const accountId = await account('1000000001');
  const rows = [
    { day, time: '09:00', in: 100, text: 'a' },
    { day, time: '09:00', in: 100, text: 'a' },
    { day, out: 50, text: 'b' },
    { day, in: 70, text: 'c', reference: 'TR1' },
  ];
  expect(await bring(accountId, statementFile(rows.slice(0, 3)))).toEqual({ added: 3, already: 0 });
  const both = await Promise.all([
    bring(accountId, statementFile(rows)),
    bring(accountId, statementFile(rows)),
  ]);
  expect(both.map(({ added }) => added).sort()).toEqual([0, 1]);
  expect((await lines(accountId)).map(({ amount }) => amount).sort()).toEqual([-50, 100, 100, 70]);
  await expect(
    services.sql(
      `insert into statement_lines (id, property_id, account_id, file_id, day, time, amount, description,
        reference, channel, balance, ordinal, place, sender)
      select gen_random_uuid(), property_id, account_id, file_id, day, time, amount, '', reference, '',
        balance, ordinal, 9, '' from statement_lines where account_id = $1 limit 1`,
      [accountId],
    ),
  ).rejects.toThrow('statement_lines_once');
});

test('a file is looked at by its headings or as it is told; its columns are kept for the next', async () => {
  const accountId = await account('1000000002');
  const file = statementFile([{ day, time: '10:30', in: 12_345, text: 'โอน' }]);
  const token = bank.token();
  const look = (body: object) =>
    services.get(
      statementFileEndpoints.look,
      { body: { accountId, ...body }, files: [file] },
      token,
    );
  const first = await look({});
  expect(first).toMatchObject({
    columns: plainColumns,
    areKept: false,
    in: { n: 1, amount: 12_345 },
  });
  expect([first.opening, first.closing]).toEqual([10_000_000, 10_012_345]);
  const turned = await look({ ...plainColumns, in: '4', out: '5' });
  expect(turned).toMatchObject({ in: { n: 0 }, out: { n: 1, amount: -12_345 } });
  await bring(accountId, file);
  expect(await look({})).toMatchObject({ areKept: true, already: 1, alike: 0 });
});

test('lines that come again because another column is read are told before they are kept', async () => {
  const accountId = await account('1000000019');
  const rows = [
    { day, time: '09:00', in: 12_345, text: 'a', reference: 'TR1' },
    { day, time: '09:30', in: 12_345, text: 'b', reference: 'TR2' },
  ];
  await bring(accountId, statementFile(rows));
  const more = [...rows, { day, time: '10:00', in: 12_345, text: 'c', reference: 'TR3' }];
  const look = (body: object) =>
    services.get(
      statementFileEndpoints.look,
      { body: { accountId, ...body }, files: [statementFile(more)] },
      bank.token(),
    );
  // A third payment of the same sum is none of the two: both are in the file.
  expect(await look({})).toMatchObject({ already: 2, alike: 0 });
  const { reference: _, ...without } = plainColumns;
  expect(await look(without)).toMatchObject({ already: 0, alike: 2 });
});

test('windows-874 is read, and nothing of a file with a row that cannot be', async () => {
  const accountId = await account('1000000003');
  const thai = (text: string) =>
    Uint8Array.from([...text], (letter) => {
      const code = letter.charCodeAt(0);
      return code >= 0x0e00 ? code - 0x0e00 + 0xa0 : code;
    });
  const text = `วันที่,รายการ,ฝากเงิน\r\n01/${day.slice(5, 7)}/69,รับโอน,1.00\r\n`;
  const year = Number(day.slice(2, 4)) + 43;
  const file = (more = '') =>
    new File([thai(text.replace('/69', `/${year}`) + more)], 'ktb.csv', { type: 'text/csv' });
  const body = { accountId, day: 0, description: 1, in: 2 };
  const wrong = await services.call(
    statementFileEndpoints.bring,
    { body, files: [file('31/02/2569,x,2.00\r\n')] },
    bank.token(),
  );
  expect(wrong.error).toMatchObject({ code: 'STATEMENT_WRONG', details: { line: 3 } });
  expect(await lines(accountId)).toEqual([]);
  await services.get(statementFileEndpoints.bring, { body, files: [file()] }, bank.token());
  expect(await lines(accountId)).toMatchObject([{ day, description: 'รับโอน', amount: 100 }]);
});

test('what is no statement is refused in words', async () => {
  const accountId = await account('1000000004');
  const send = (name: string, bytes: string | Uint8Array<ArrayBuffer>) =>
    services.call(
      statementFileEndpoints.look,
      { body: { accountId }, files: [new File([bytes], name)] },
      bank.token(),
    );
  const codes = await Promise.all([
    send('a.xls', 'x'),
    send('a.exe', 'x'),
    send('a.xlsx', 'not a zip'),
    send('a.csv', ''),
    send('a.csv', 'ก,ข\n'.repeat(6000)),
    send('a.csv', 'x'.repeat(6 * 1024 * 1024)),
  ]);
  expect(codes.map(({ error }) => error?.code)).toEqual([
    ...[
      'SHEET_OLD',
      'SHEET_KIND',
      'SHEET_NOT_XLSX',
      'SHEET_EMPTY',
      'SHEET_LONG',
      'UPLOAD_TOO_LARGE',
    ],
  ]);
});

test('sure lines are booked together, their receipts are of the bank’s day, and undone one by one', async () => {
  const accountId = await account('1000000005');
  const [one, two] = await debtors(2);
  if (!one || !two) throw new Error('nobody owes');
  await bring(accountId, statementFile([ofUnit(one), ofUnit(two), { day, in: 77, text: 'ไม่รู้จัก' }]));
  const {
    lines: sure,
    amount,
    inWords,
  } = await services.get(statementEndpoints.sure, { query: { accountId } }, bank.token());
  expect([sure.length, amount]).toEqual([2, one.owed + two.owed]);
  expect(inWords).toMatch(/บาท/);
  const booked = (await book(...sure.map((line) => bookingOf(line)))).data ?? [];
  expect(booked.map(({ state }) => state)).toEqual(['booked', 'booked']);
  const [first] = booked;
  const params = { id: first?.candidates[0]?.receiptId ?? '' };
  const receipt = await services.get(receiptEndpoints.get, { params }, bank.token());
  expect(receipt).toMatchObject({ method: 'transfer', day, amount: one.owed, unitId: one.unitId });
  const again = await book(bookingOf(sure[0] as never));
  expect(again.error?.code).toBe('STATEMENT_BOOKED');
  const freed = await undo(first?.id ?? '');
  expect(freed.data?.state).toBe('sure');
  expect((await services.get(receiptEndpoints.get, { params }, bank.token())).voided).toBe(true);
  expect((await undo(first?.id ?? '')).error?.code).toBe('STATEMENT_FREE');
});

test('of two who book a line at once one does, and a batch with one that is booked books nothing', async () => {
  const accountId = await account('1000000006');
  const [one, two] = await debtors(2);
  if (!one || !two) throw new Error('nobody owes');
  await bring(accountId, statementFile([ofUnit(one), ofUnit(two)]));
  const [first, second] = await lines(accountId);
  if (!first || !second) throw new Error('no lines');
  const ends = await Promise.all([book(bookingOf(first)), book(bookingOf(first))]);
  expect(ends.map(({ error }) => error?.code ?? 'booked').sort()).toEqual([
    'STATEMENT_BOOKED',
    'booked',
  ]);
  expect((await book(bookingOf(second), bookingOf(first))).error?.code).toBe('STATEMENT_BOOKED');
  expect((await lines(accountId)).find(({ id }) => id === second.id)?.state).toBe('sure');
});

test('what the desk took already is recognised, tied to its receipt, and untied without a void', async () => {
  const accountId = await account('1000000007');
  const [one] = await debtors(1);
  if (!one) throw new Error('nobody owes');
  const body = bank.payment(one, { method: 'transfer', day, reference: 'TRX12345678' });
  const receipt = await services.get(receiptEndpoints.take, { body }, bank.token());
  await bring(
    accountId,
    statementFile([{ day, in: one.owed, text: 'โอน', reference: 'TRX12345678' }]),
  );
  const [line] = await lines(accountId);
  if (!line) throw new Error('no line');
  expect([line.state, line.candidates[0]?.receiptId]).toEqual(['sure', receipt.id]);
  const anew = await book({ lineId: line.id, unitId: one.unitId, keepRest: true });
  expect(anew.error?.code).toBe('PAYMENT_ALIKE');
  expect((await book(bookingOf(line))).data).toMatchObject([{ state: 'booked', isMade: false }]);
  expect((await undo(line.id)).data?.state).toBe('sure');
  const kept = await services.get(
    receiptEndpoints.get,
    { params: { id: receipt.id } },
    bank.token(),
  );
  expect(kept.voided).toBe(false);
  const cancel = { params: { id: receipt.id }, body: { reason: 'ผิด' } };
  await services.get(receiptEndpoints.cancel, cancel, bank.token());
  const gone = await book({ lineId: line.id, receiptId: receipt.id });
  expect(gone.error?.code).toBe('STATEMENT_CHANGED');
});

test('a receipt that is voided elsewhere frees its line', async () => {
  const accountId = await account('1000000008');
  const [one] = await debtors(1);
  if (!one) throw new Error('nobody owes');
  await bring(accountId, statementFile([ofUnit(one)]));
  const [line] = await lines(accountId);
  if (!line) throw new Error('no line');
  const [booked] = (await book(bookingOf(line))).data ?? [];
  const id = booked?.candidates[0]?.receiptId ?? '';
  const cancel = { params: { id }, body: { reason: 'เช็คคืน' } };
  await services.get(receiptEndpoints.cancel, cancel, bank.token());
  expect((await lines(accountId))[0]?.state).toBe('sure');
});

test('a closed month takes no line, nor is one of it among the sure', async () => {
  const accountId = await account('1000000014');
  const [one] = await debtors(1);
  if (!one) throw new Error('nobody owes');
  const before = `${monthAfter(today.slice(0, 7), -1)}-20`;
  await bring(accountId, statementFile([{ ...ofUnit(one), day: before }]));
  const reopen = await bank.closeBefore(today.slice(0, 7));
  const [line] = await lines(accountId);
  expect((await book(bookingOf(line as never))).error?.code).toBe('PERIOD_CLOSED');
  const query = { accountId };
  const sure = await services.get(statementEndpoints.sure, { query }, bank.token());
  expect([line?.state, sure.lines]).toEqual(['sure', []]);
  await reopen();
});

test('what is not ours is set aside with why, goes out is never booked, and comes back', async () => {
  const accountId = await account('1000000009');
  const [one] = await debtors(1);
  if (!one) throw new Error('nobody owes');
  const rows = [
    { day, in: 500, text: 'ดอกเบี้ย' },
    { day, out: 900, text: `ห้อง ${one.unitNumber}` },
  ];
  await bring(accountId, statementFile(rows));
  const all = await lines(accountId);
  const into = all.find(({ amount }) => amount > 0);
  const out = all.find(({ amount }) => amount < 0);
  if (!into || !out) throw new Error('no lines');
  expect([out.state, out.candidates]).toEqual(['out', []]);
  const asked = { params: { id: into.id }, body: { reason: 'ดอกเบี้ยธนาคาร' } };
  const aside = await services.get(statementEndpoints.setAside, asked, bank.token());
  expect([aside.state, aside.reason]).toEqual(['aside', 'ดอกเบี้ยธนาคาร']);
  for (const { id } of [into, out]) {
    const { error } = await book({ lineId: id, unitId: one.unitId, keepRest: true });
    expect(error?.code).toBe('STATEMENT_ASIDE');
  }
  const back = await services.get(
    statementEndpoints.bringBack,
    { params: { id: into.id } },
    bank.token(),
  );
  expect(back.state).toBe('left');
});

test('a file is taken back until something of it is booked', async () => {
  const accountId = await account('1000000010');
  const [one] = await debtors(1);
  if (!one) throw new Error('nobody owes');
  await bring(accountId, statementFile([ofUnit(one)], 'first.csv'));
  const fileOf = async () =>
    (
      await services.get(statementFileEndpoints.list, { query: { limit: 50 } }, bank.token())
    ).rows.find((file) => file.accountId === accountId);
  const [line] = await lines(accountId);
  await book(bookingOf(line as never));
  const params = { id: (await fileOf())?.id ?? '' };
  const held = await services.call(statementFileEndpoints.takeBack, { params }, bank.token());
  expect(held.error).toMatchObject({ code: 'STATEMENT_USED', details: { n: 1 } });
  await undo(line?.id ?? '');
  await services.get(statementFileEndpoints.takeBack, { params }, bank.token());
  expect([await lines(accountId), await fileOf()]).toEqual([[], undefined]);
});

test('the month of the bank and the month of the books differ by what is told, to the satang', async () => {
  const accountId = await account('1000000011');
  const [one] = await debtors(1);
  if (!one) throw new Error('nobody owes');
  const rows = [ofUnit(one), { day, in: 4_321, text: 'ใครไม่รู้' }, { day, out: 1_000, text: 'ค่าไฟ' }];
  await bring(accountId, statementFile(rows));
  const line = (await lines(accountId)).find(({ amount }) => amount === one.owed);
  await book(bookingOf(line as never));
  const query = { period: day.slice(0, 7) };
  const { accounts } = await services.get(agreeEndpoints.read, { query }, bank.token());
  const own = accounts.find((row) => row.accountId === accountId);
  expect(own).toMatchObject({
    ...{ opening: 10_000_000, in: one.owed + 4_321, out: 1_000, missing: 0 },
    ...{ closing: 10_000_000 + one.owed + 4_321 - 1_000, books: one.owed, difference: 4_321 },
    differences: [{ kind: 'open', amount: 4_321 }],
  });
  for (const { difference, differences } of accounts) {
    expect(differences.reduce((sum, { amount }) => sum + amount, 0)).toBe(difference);
  }
});

test('a slip is held against the lines by its transfer’s reference, and another code is refused', async () => {
  const accountId = await account('1000000012');
  const reference = `016${Date.now()}APP01`;
  await bring(accountId, statementFile([{ day, in: 900, text: 'โอน', reference }]));
  const read = (code: string) =>
    services.call(slipEndpoints.read, { body: { code } }, bank.token());
  const slip = (transRef: string) => slipVerify({ sendingBank: '014', transRef });
  const { data } = await read(slip(reference));
  expect(data).toMatchObject({ bank: 'scb', reference, lines: [{ amount: 900 }] });
  expect((await read(slip('999999999999XYZ'))).data?.lines).toEqual([]);
  const refused = await read('https://niti.example');
  expect(refused.error?.fields?.code?.code).toBe('slip');
});

test('who may take no money books no line, who may void none undoes none', async () => {
  const accountId = await account('1000000013');
  const [one] = await debtors(1);
  if (!one) throw new Error('nobody owes');
  await bring(accountId, statementFile([ofUnit(one)]));
  const [line] = await lines(accountId);
  const rights = (name: string) =>
    services.sql(
      `update roles set permissions = permissions - $1::text where permissions ? 'statements:edit'
        and not permissions ? 'units:create' returning id`,
      [name],
    );
  await book(bookingOf(line as never));
  expect((await rights('receipts:approve')).length).toBe(1);
  expect((await undo(line?.id ?? '')).error?.code).toBe('FORBIDDEN');
  expect((await lines(accountId))[0]?.state).toBe('booked');
  await rights('receipts:create');
  expect((await book(bookingOf(line as never))).error?.code).toBe('FORBIDDEN');
});

test('accounts are known by their numbers once', async () => {
  const body = { name: 'ก', bank: 'scb', number: '200-0-00001-4', fund: 'common' } as const;
  await services.get(bankAccountEndpoints.upsert, { body }, bank.token());
  const again = await services.call(bankAccountEndpoints.upsert, { body }, bank.token());
  expect(again.error?.fields?.number).toBeDefined();
  const short = { ...body, number: '12' };
  const refused = await services.call(bankAccountEndpoints.upsert, { body: short }, bank.token());
  expect(refused.error?.fields?.number?.code).toBe('bankNumber');
});
