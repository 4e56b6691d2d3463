import { randomUUID } from 'node:crypto';
import { ledgerAccountEndpoints } from '@/contracts/billing/books/ledger-accounts';
import { periodEndpoints } from '@/contracts/billing/period';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { bankAccountEndpoints } from '@/contracts/billing/statements/bank-account';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services, owing, payment } = desk;
const manager = () => desk.manager();

const read = (day?: string) =>
  services.get(ledgerAccountEndpoints.read, { query: { day } }, desk.token());
type Overview = Awaited<ReturnType<typeof read>>;
const of = (overview: Overview, account: string, fund = 'common') =>
  overview.accounts
    .filter((one) => one.account === account && one.fund === fund)
    .reduce((sum, one) => sum + one.amount, 0);

const cash = { account: 'cash', fund: 'common' } as const;
async function bank(number: string, fund: 'common' | 'sinking') {
  const body = { name: `บัญชี ${number}`, bank: 'ktb', number, fund } as const;
  const { id } = await services.get(bankAccountEndpoints.upsert, { body }, desk.token());
  return { account: 'bank', fund, bankAccountId: id } as const;
}

test('each fund comes out even on any day, and its books are what its lines and receipts say', async () => {
  for (const ago of [0, 20, 45]) {
    const { accounts } = await read(dayAfter(today, -ago));
    for (const fund of ['common', 'sinking']) {
      const own = accounts.filter((one) => one.fund === fund);
      expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    }
  }
  const overview = await read();
  expect(of(overview, 'income-sinking', 'sinking')).toBeLessThan(0);
  // Its money lies where the common fund's does until somebody moves it.
  expect(of(overview, 'between', 'sinking')).toBe(-of(overview, 'between'));
  const future = { query: { day: dayAfter(today, 1) } };
  const { error } = await services.call(ledgerAccountEndpoints.read, future, desk.token());
  expect(error?.fields?.day?.code).toBe('future');
});

test('a receipt says what it paid of: fees alike, and all of it in the end', async () => {
  const bill = (await owing(40)).find((one) => one.owed === one.total && one.owed > 300);
  if (!bill) throw new Error('nothing is owed');
  const lines = await services.sql<{ kind: string; amount: number }>(
    'select kind, sum(amount)::int as amount from charges where invoice_id = $1 group by 1 order by 1',
    [bill.id],
  );
  expect(lines.length).toBeGreaterThan(1);
  const parts = [1, 2, 333].map((part) => part);
  const amounts = [...parts, bill.owed - parts.reduce((sum, part) => sum + part, 0)];
  const paid = new Map<string, number>();
  for (const amount of amounts) {
    const body = payment(bill, { amount, isAnother: true });
    const { of: kinds } = await services.get(receiptEndpoints.take, { body }, desk.token());
    expect(kinds.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
    for (const one of kinds) paid.set(one.kind, (paid.get(one.kind) ?? 0) + one.amount);
  }
  expect([...paid].sort()).toEqual(lines.map(({ kind, amount }) => [kind, amount]));
});

test('money that was paid ahead and is used later gets an adjustment and no second receipt', async () => {
  const { rows } = await services.get(
    receiptEndpoints.list,
    { query: { voided: false, method: 'cash', limit: 1 } },
    desk.token(),
  );
  const earlier = rows[0];
  if (!earlier) throw new Error('nobody has paid');
  const { unitId } = earlier;
  const { owed } = await services.get(receiptEndpoints.owed, { query: { unitId } }, desk.token());
  const more = { amount: owed + 5_000, keepRest: true, invoiceIds: [] };
  const body = payment({ unitId, owed, id: '' }, more);
  await services.get(receiptEndpoints.take, { body }, desk.token());
  // What is owed again uses what lies there.
  const wrong = { params: { id: earlier.id }, body: { reason: 'ผิด' } };
  await services.get(receiptEndpoints.cancel, wrong, desk.token());
  const query = { unitId, method: 'advance' } as const;
  const used = await services.get(receiptEndpoints.list, { query }, desk.token());
  expect(used.rows).toMatchObject([{ amount: 5_000, number: expect.stringContaining('-AD') }]);
});

test('an account is called as the property says, and by nobody who saw another name', async () => {
  const body = { ...cash, version: 0, nameTh: 'เงินสดย่อย', nameEn: '', nameCn: '' };
  const both = await Promise.all([
    services.call(ledgerAccountEndpoints.rename, { body }, desk.token()),
    services.call(ledgerAccountEndpoints.rename, { body }, desk.token()),
  ]);
  expect(both.map(({ error }) => error?.code).sort()).toEqual(['STALE', undefined]);
  const found = (await read()).accounts.find((one) => one.account === 'cash');
  // A language without a name of its own has the Thai one.
  expect(found).toMatchObject({ version: 1, names: { th: 'เงินสดย่อย', en: 'เงินสดย่อย' } });
});

test('opening balances are of one day before the first entry, and put right by what is entered again', async () => {
  const { openingUntil } = await read();
  const account = await bank('5000000001', 'sinking');
  const open = (more: object) =>
    services.call(
      ledgerAccountEndpoints.open,
      { body: { ...cash, day: openingUntil, amount: '1000', ...more } } as never,
      manager(),
    );
  const before = of(await read(openingUntil), 'cash');
  expect((await open({ day: today })).error?.fields?.day?.code).toBe('openingLate');
  expect((await open({ ...account, fund: 'common' })).error?.fields?.bankAccountId?.code).toBe(
    'otherFund',
  );
  await Promise.all([open({}), open({})]);
  await open({ ...account, amount: '250000.25' });
  await open({ amount: '1200.50' });
  const other = { ...account, amount: '1', day: dayAfter(openingUntil, -1) };
  expect((await open(other)).error?.fields?.day?.code).toBe('openingDay');
  const overview = await read(openingUntil);
  expect(of(overview, 'cash') - before).toBe(120_050);
  expect([of(overview, 'bank', 'sinking'), of(overview, 'accumulated', 'sinking')]).toEqual([
    25_000_025, -25_000_025,
  ]);
  // What there was before is nothing that a month collected.
  const month = (await services.get(periodEndpoints.list, {}, desk.token())).at(-1);
  expect([month?.period, month?.collected]).toEqual([openingUntil.slice(0, 7), 0]);
});

test('what the common fund holds of the sinking fund is moved to its own account, once', async () => {
  const to = await bank('5000000002', 'sinking');
  const before = await read();
  const owed = of(before, 'between', 'sinking');
  expect(owed).toBeGreaterThan(0);
  const move = {
    ...{ id: randomUUID(), day: today, amount: String(owed / 100), note: '' },
    ...{ from: { ...cash, bankAccountId: null }, to },
  };
  const call = (body: object) =>
    services.call(ledgerAccountEndpoints.move, { body } as never, manager());
  const [one, two] = await Promise.all([call(move), call(move)]);
  expect([one.error, two.error]).toEqual([undefined, undefined]);
  const after = await read();
  expect(of(after, 'between', 'sinking')).toBe(0);
  expect(of(after, 'cash')).toBe(of(before, 'cash') - owed);
  expect(of(after, 'bank', 'sinking')).toBe(of(before, 'bank', 'sinking') + owed);
  const same = await call({ ...move, id: randomUUID(), to: move.from });
  expect(same.error?.fields?.to?.code).toBe('sameAccount');
});
