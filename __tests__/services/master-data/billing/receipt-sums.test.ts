import { receiptEndpoints, receiptSums } from '@/contracts/billing/receipt';
import { receiptSumFilters } from '@/contracts/billing/receipt-sums';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services } = desk;
const sums = async () => {
  const { sums } = await services.get(receiptEndpoints.sums, {}, desk.token());
  return Object.fromEntries(sums.map(({ name, amount }) => [name, amount]));
};

test('each sum is that of the rows which its link finds', async () => {
  const { day, sums: told } = await services.get(receiptEndpoints.sums, {}, desk.token());
  expect(day).toBe(today);
  const filters = receiptSumFilters(day);
  for (const name of receiptSums) {
    const { voided, ...filter } = filters[name];
    const query = {
      ...filter,
      voided: voided ? ('true' as const) : ('false' as const),
      limit: 200,
    };
    const { rows, total } = await services.get(receiptEndpoints.list, { query }, desk.token());
    expect(rows).toHaveLength(total);
    const amount = rows.reduce((sum, row) => sum + row.amount, 0);
    expect(told.find((one) => one.name === name)).toEqual({ name, count: total, amount });
  }
});

test('cash of today is in three of them until it is voided', async () => {
  const before = await sums();
  const [row] = await desk.owing();
  if (!row) throw new Error('nothing is owed');
  const taken = await services.get(
    receiptEndpoints.take,
    { body: desk.payment(row) },
    desk.token(),
  );
  const more = (name: string, by = taken.amount) => (before[name] ?? 0) + by;
  expect(await sums()).toEqual({
    ...{ today: more('today'), cash: more('cash'), month: more('month') },
    voided: more('voided', 0),
  });
  const call = { params: { id: taken.id }, body: { reason: 'พิมพ์ยอดผิด' } };
  const voided = await services.call(receiptEndpoints.cancel, call, desk.manager());
  expect(voided.error).toBeUndefined();
  expect(await sums()).toEqual({ ...before, voided: more('voided') });
});
