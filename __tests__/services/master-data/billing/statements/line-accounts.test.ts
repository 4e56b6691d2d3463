import { randomUUID } from 'node:crypto';
import { today } from '@tests/services/master-data/billing/desk';
import { ledgerAccountEndpoints } from '@/contracts/billing/books/ledger-accounts';
import { booksReportEndpoints } from '@/contracts/billing/books/report';
import { ledgerEndpoints } from '@/contracts/billing/ledger';
import { agreeEndpoints } from '@/contracts/billing/statements/agree';
import { bankAccountEndpoints } from '@/contracts/billing/statements/bank-account';
import { type StatementLine, statementEndpoints } from '@/contracts/billing/statements/statement';
import { statementFileEndpoints } from '@/contracts/billing/statements/statement-file';
import { monthAfter } from '@/contracts/kit/fields/month';
import { startBank, statementFile } from './bank';

const bank = startBank();
const { services, account, bring, lines, book, undo, debtors } = bank;
const period = today.slice(0, 7);
const day = `${period}-01`;

const bookTo = (line: StatementLine | undefined, to: string, more: object = {}) =>
  services.call(
    statementEndpoints.bookTo,
    { body: { id: randomUUID(), lineId: line?.id ?? '', account: to, ...more } } as never,
    bank.token(),
  );
/** What the chart has of an account in all. */
const heldBy = async (name: string, fund = 'common') =>
  (await services.get(ledgerAccountEndpoints.read, { query: {} }, bank.token())).accounts
    .filter((one) => one.account === name && one.fund === fund)
    .reduce((sum, { amount }) => sum + amount, 0);
const entriesOf = (line: StatementLine | undefined) =>
  services.sql<{ what: string; account: string; fund: string; amount: string; day: string }>(
    `select what, account, fund, amount, day::text from ledger_entries where paper_id = $1 order by at, amount`,
    [line?.id],
  );
const rows = [
  { day, in: 31_245, text: 'ดอกเบี้ยเงินฝาก' },
  { day, in: 50_000, text: 'ขายกระดาษเก่า' },
  { day, out: 2_500, text: 'ค่าธรรมเนียมโอน' },
  { day, out: 90_000, text: 'ค่าไฟฟ้า' },
];
async function brought(number: string) {
  const accountId = await account(number);
  await bring(accountId, statementFile(rows));
  const all = await lines(accountId);
  const of = (text: string) => all.find(({ description }) => description === text);
  const [interest, paper, fee, light] = rows.map(({ text }) => of(text));
  return { accountId, interest, paper, fee, light };
}

test('what the bank pays and takes is booked, shown wherever the books are, and its month agrees', async () => {
  const before = {
    ...{ interest: await heldBy('interest'), sundry: await heldBy('sundry') },
    bankCharges: await heldBy('bankCharges'),
  };
  const { accountId, interest, paper, fee, light } = await brought('2000000001');
  expect([interest, paper, fee, light].map((line) => line?.suggested)).toEqual([
    ...['interest', null, 'bankCharges', null],
  ]);
  const { data } = await bookTo(interest, 'interest');
  expect(data).toMatchObject({
    ...{ state: 'booked', bookedTo: 'interest', bookedNote: 'ดอกเบี้ยเงินฝาก', suggested: null },
  });
  await bookTo(paper, 'sundry', { note: 'ขายของเก่า' });
  await bookTo(fee, 'bankCharges');
  expect(await entriesOf(fee)).toEqual([
    { what: 'statement', account: 'bank', fund: 'common', amount: '-2500', day },
    { what: 'statement', account: 'bankCharges', fund: 'common', amount: '2500', day },
  ]);
  expect(await heldBy('interest')).toBe(before.interest - 31_245);
  expect(await heldBy('sundry')).toBe(before.sundry - 50_000);
  expect(await heldBy('bankCharges')).toBe(before.bankCharges + 2_500);
  const query = { period };
  const { income } = await services.get(booksReportEndpoints.read, { query }, bank.token());
  expect(income.find(({ kind }) => kind === 'bankCharges')?.month).toBe(
    -before.bankCharges - 2_500,
  );
  const ledger = await services.get(
    ledgerEndpoints.list,
    { query: { keywords: 'ขายของเก่า' } },
    bank.token(),
  );
  expect(ledger.rows.map(({ account: name, number }) => [name, number]).sort()).toEqual([
    ['bank', 'ขายของเก่า'],
    ['sundry', 'ขายของเก่า'],
  ]);
  const { accounts } = await services.get(agreeEndpoints.read, { query }, bank.token());
  expect(accounts.find((one) => one.accountId === accountId)).toMatchObject({
    ...{ in: 81_245, books: 81_245, difference: 0, differences: [] },
    ...{ out: 92_500, outBooked: 2_500 },
  });
});

test('a line of the sinking fund’s bank is the sinking fund’s', async () => {
  const body = { name: 'เงินกองทุน', bank: 'scb', number: '2000000002', fund: 'sinking' } as const;
  const { id } = await services.get(bankAccountEndpoints.upsert, { body }, bank.token());
  await bring(id, statementFile([{ day, in: 700, text: 'INTEREST' }]));
  const [line] = await lines(id);
  const before = await heldBy('interest', 'sinking');
  await bookTo(line, 'interest');
  expect(new Set((await entriesOf(line)).map(({ fund }) => fund))).toEqual(new Set(['sinking']));
  expect(await heldBy('interest', 'sinking')).toBe(before - 700);
});

test('of two at once one books a line, and what is booked is neither a payment nor set aside', async () => {
  const [one] = await debtors(1);
  const { interest, fee, light } = await brought('2000000003');
  const both = await Promise.all([bookTo(interest, 'interest'), bookTo(interest, 'sundry')]);
  expect(both.map(({ error }) => error?.code ?? 'done').sort()).toEqual([
    'STATEMENT_POSTED',
    'done',
  ]);
  expect(await entriesOf(interest)).toHaveLength(2);
  const asked = { params: { id: interest?.id ?? '' }, body: { reason: 'x' } };
  const others = [
    await book({ lineId: interest?.id, unitId: one?.unitId, keepRest: true }),
    await services.call(statementEndpoints.setAside, asked, bank.token()),
  ];
  expect(others.map(({ error }) => error?.code)).toEqual(['STATEMENT_POSTED', 'STATEMENT_POSTED']);
  // Money in is no charge, money out no income.
  expect((await bookTo(fee, 'interest')).error?.fields?.account?.code).toBe('otherSide');
  expect((await bookTo(light, 'sundry')).error?.fields?.account?.code).toBe('otherSide');
  await expect(
    services.sql("update statement_lines set aside_reason = 'x' where id = $1", [interest?.id]),
  ).rejects.toThrow('statement_lines_booked_once');
});

test('it is undone today with why, and its file goes back only then', async () => {
  const { accountId, fee } = await brought('2000000004');
  await bookTo(fee, 'bankCharges');
  const fileOf = async () =>
    (
      await services.get(statementFileEndpoints.list, { query: { limit: 50 } }, bank.token())
    ).rows.find((file) => file.accountId === accountId);
  const file = await fileOf();
  expect(file?.used).toBe(1);
  const params = { id: file?.id ?? '' };
  const held = await services.call(statementFileEndpoints.takeBack, { params }, bank.token());
  expect(held.error?.code).toBe('STATEMENT_USED');
  const freed = await undo(fee?.id ?? '');
  expect(freed.data).toMatchObject({ state: 'out', bookedTo: null, bookedNote: '' });
  const undone = (await entriesOf(fee)).filter(({ what }) => what === 'void-statement');
  expect(undone.map((entry) => [entry.account, entry.amount, entry.day]).sort()).toEqual([
    ['bank', '2500', today],
    ['bankCharges', '-2500', today],
  ]);
  expect((await undo(fee?.id ?? '')).error?.code).toBe('STATEMENT_FREE');
  const log = await services.sql<{ action: string }>(
    "select action from audit_log where entity = 'statement-line' and entity_id = $1 order by at",
    [fee?.id],
  );
  expect(log.map(({ action }) => action)).toEqual(['bookTo', 'undo']);
  await services.get(statementFileEndpoints.takeBack, { params }, bank.token());
  expect(await fileOf()).toBeUndefined();
});

test('a closed month takes none, told beside the field; what stands there is undone in the books of today', async () => {
  const before = `${monthAfter(period, -1)}-20`;
  const accountId = await account('2000000005');
  const written = [
    { day: before, in: 900, text: 'ดอกเบี้ย ก' },
    { day: before, in: 800, text: 'ดอกเบี้ย ข' },
  ];
  await bring(accountId, statementFile(written));
  const [first, second] = await lines(accountId);
  await bookTo(first, 'interest');
  const reopen = await bank.closeBefore(period);
  const refused = await bookTo(second, 'interest');
  expect(refused.error?.fields?.account).toMatchObject({ code: 'closedDay' });
  expect(refused.error?.fields?.account?.message).toMatch(/^งวด \S+ 25\d\d ปิดแล้ว/);
  expect((await undo(first?.id ?? '')).error).toBeUndefined();
  const agreed = async (month: string) => {
    const query = { period: month };
    const { accounts } = await services.get(agreeEndpoints.read, { query }, bank.token());
    return accounts.find((one) => one.accountId === accountId);
  };
  // Its month is as it was; this one has what was put right.
  expect(await agreed(monthAfter(period, -1))).toMatchObject({ in: 1_700, books: 900 });
  expect(await agreed(period)).toMatchObject({
    ...{ in: 0, books: -900, difference: 900 },
    differences: [{ kind: 'otherMonth', amount: 900, lineId: first?.id }],
  });
  await reopen();
});

test('who pays the interest of what is late is no bank, nor is who sends by internet', async () => {
  const [one] = await debtors(1);
  if (!one) throw new Error('nobody owes');
  const accountId = await account('2000000006');
  const texts = [`ห้อง ${one.unitNumber} ดอกเบี้ยค้าง`, 'INT BANKING TRANSFER', 'INT. 31/10', 'WINTER'];
  await bring(
    accountId,
    statementFile(texts.map((text, at) => ({ day, in: one.owed + at, text }))),
  );
  const said = new Map(
    (await lines(accountId)).map(({ description, suggested }) => [description, suggested]),
  );
  expect(texts.map((text) => said.get(text))).toEqual([null, null, 'interest', null]);
});
