import { randomUUID } from 'node:crypto';
import { pdfText } from '@tests/kit/pdf-text';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { clearEndpoints } from '@/contracts/billing/clear-letters';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services, owing, payment } = desk;
let token = '';
beforeAll(() => {
  token = desk.token();
});

const ask = (unitId: string, more: object = {}) => {
  const wish = { unitId, requester: 'ผู้ซื้อ', requestedOn: dayAfter(today, -3), withFee: true };
  return services.call(clearEndpoints.ask, { body: { id: randomUUID(), ...wish, ...more } }, token);
};
const write = (unitId: string) =>
  services.call(arrearEndpoints.write, { body: { unitId, stage: 'clear' } }, token);
const listed = async (query: object = {}) =>
  (await services.get(clearEndpoints.list, { query }, token)).rows;
async function settle(unitId: string) {
  const owed = await services.get(receiptEndpoints.owed, { query: { unitId } }, token);
  const { total } = owed.unbilled;
  const body = {
    ...payment({ unitId, id: '', owed: owed.owed + total }, total > 0 ? { unbilled: total } : {}),
    invoiceIds: owed.invoices.map(({ id }) => id),
  };
  await services.get(receiptEndpoints.take, { body }, token);
}

test('a request charges its fee, waits until all is paid, and is found by the code on the paper', async () => {
  await services.sql('update billing_settings set clear_letter_fee = 50000');
  // What waits in the bank is somebody's, and set aside here.
  await services.sql("update statement_lines set aside_reason = 'x' where receipt_id is null");
  const [row] = await owing();
  const unitId = row?.unitId ?? '';
  const { data: asked } = await ask(unitId);
  expect(asked).toMatchObject({
    ...{ state: 'waiting', fee: 50_000, dueOn: dayAfter(today, 12), letterId: null },
  });
  expect((await ask(unitId)).error?.code).toBe('CLEAR_ASKED');
  expect((await ask(unitId, { requestedOn: '2099-01-01' })).error?.fields?.requestedOn?.code).toBe(
    'future',
  );
  expect((await write(unitId)).error).toMatchObject({
    ...{ code: 'LETTER_OWED', details: { waiting: '500.00' } },
  });
  await settle(unitId);
  const { data: letter } = await write(unitId);
  expect(letter).toMatchObject({ validUntil: dayAfter(today, 30) });
  expect(letter?.code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
  const params = { id: letter?.id ?? '' };
  const file = await services.get(arrearEndpoints.letter, { params }, token);
  // A code that begins with digits is set in two pieces: they are Thai's, and its letters are Latin.
  const text = pdfText(new Uint8Array(await file.arrayBuffer())).replaceAll('\n', '');
  expect(text).toContain(letter?.code);
  expect(await listed({ keywords: letter?.code })).toMatchObject([
    { id: asked?.id, state: 'written', letterNumber: letter?.number },
  ]);
  const withdraw = (id: string) =>
    services.call(clearEndpoints.withdraw, { params: { id }, body: { reason: 'ไม่โอนแล้ว' } }, token);
  expect((await withdraw(asked?.id ?? '')).error?.code).toBe('CLEAR_ENDED');

  await services.sql('update arrears_letters set valid_until = $2 where id = $1', [
    letter?.id,
    dayAfter(today, -1),
  ]);
  expect((await listed({ state: 'expired' })).map(({ id }) => id)).toEqual([asked?.id]);
  // A letter that is taken back leaves the request to wait.
  await services.get(arrearEndpoints.cancel, { params, body: { reason: 'พิมพ์ผิด' } }, token);
  expect((await listed({ state: 'waiting' })).map(({ id }) => id)).toEqual([asked?.id]);
  expect((await withdraw(asked?.id ?? '')).data).toMatchObject({ state: 'withdrawn' });
});

test('money in the bank that may be the unit’s is matched first', async () => {
  const [row] = await owing();
  if (!row) throw new Error('nothing is owed');
  await settle(row.unitId);
  const [line] = await services.sql<{ id: string }>(
    `update statement_lines set aside_reason = '', description = 'โอนจาก ' || $1, reference = $1
      where id = (select id from statement_lines where receipt_id is null and amount > 0
        and property_id = (select property_id from units where id = $2) order by id limit 1) returning id`,
    [row.unitNumber, row.unitId],
  );
  expect(line).toBeDefined();
  expect((await write(row.unitId)).error).toMatchObject({
    ...{ code: 'LETTER_BANK', details: { n: 1 } },
  });
  await services.sql("update statement_lines set aside_reason = 'x' where id = $1", [line?.id]);
  expect((await write(row.unitId)).data?.stage).toBe('clear');
});
