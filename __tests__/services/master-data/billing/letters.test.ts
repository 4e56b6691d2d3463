import { randomUUID } from 'node:crypto';
import { pdfText } from '@tests/kit/pdf-text';
import { arrearEndpoints, type DebtStage } from '@/contracts/billing/arrears';
import { chargeEndpoints } from '@/contracts/billing/charge';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { periodEndpoints } from '@/contracts/billing/period';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { billingSettingEndpoints } from '@/contracts/billing/settings';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services, owing, payment } = desk;
let [token, manager] = ['', ''];
beforeAll(async () => {
  token = desk.token();
  manager = await services.signIn('manager');
});

const write = (unitId: string, stage: DebtStage | 'clear') =>
  services.call(arrearEndpoints.write, { body: { unitId, stage } }, token);
const list = async (query: object = {}) =>
  (await services.get(arrearEndpoints.list, { query: { limit: 200, ...query } }, token)).rows;
const account = async (unitId: string) => {
  const { units } = await services.get(arrearEndpoints.account, { query: { unitId } }, token);
  if (!units[0]) throw new Error('there is no account');
  return units[0];
};
/** What was written about the unit's debt is so many days older. */
const age = (unitId: string, days: number) =>
  services.sql('update arrears_letters set day = day - $2::int where unit_id = $1', [unitId, days]);
const used = new Set<string>();
/** A unit that has paid all, another each time. */
async function settled(): Promise<string> {
  const row = (await owing(200)).find((one) => !used.has(one.unitId));
  if (!row) throw new Error('nothing is owed');
  const { unitId } = row;
  used.add(unitId);
  const owed = await services.get(receiptEndpoints.owed, { query: { unitId } }, token);
  const { total } = owed.unbilled;
  const body = {
    ...payment({ ...row, owed: owed.owed + total }, total > 0 ? { unbilled: total } : {}),
    invoiceIds: owed.invoices.map(({ id }) => id),
  };
  await services.get(receiptEndpoints.take, { body }, token);
  return unitId;
}

test('letters about a debt come in their order, apart, and one of each', async () => {
  const row = (await list()).find(({ daysLate }) => daysLate > 46);
  if (!row) throw new Error('nobody is late enough');
  const { id } = row;
  await services.sql('update invoices set due_on = due_on - 60 where unit_id = $1 and paid = 0', [
    id,
  ]);
  for (const stage of ['second', 'final'] as const) {
    expect((await write(id, stage)).error?.code).toBe('LETTER_STEP');
  }
  const { data: first } = await write(id, 'first');
  expect((await account(id)).next).toEqual({ stage: 'second', from: dayAfter(today, 15) });
  for (const stage of ['first', 'second', 'final'] as const) {
    expect((await write(id, stage)).error).toMatchObject({
      code: 'LETTER_STEP',
      details: { day: dayAfter(today, 15) },
    });
  }
  expect((await list({ due: 'second' })).map((one) => one.id)).not.toContain(id);
  await age(id, 14);
  expect((await write(id, 'second')).error?.code).toBe('LETTER_STEP');
  await age(id, 1);
  expect((await list({ due: 'second' })).map((one) => one.id)).toContain(id);
  expect((await write(id, 'second')).data?.stage).toBe('second');
  await age(id, 15);
  const { data: final } = await write(id, 'final');
  expect((await write(id, 'final')).error?.code).toBe('LETTER_LAST');
  expect((await list()).find((one) => one.id === id)).toMatchObject({
    ...{ lastLetter: 'final', dueLetter: null },
  });

  // What was taken back was no step; the paper says so, and its number stays.
  const cancel = (letterId: string) =>
    services.call(
      arrearEndpoints.cancel,
      { params: { id: letterId }, body: { reason: 'ส่งผิดห้อง' } },
      token,
    );
  expect((await cancel(final?.id ?? '')).data).toMatchObject({
    ...{ number: final?.number, voided: true, voidReason: 'ส่งผิดห้อง' },
  });
  expect((await cancel(final?.id ?? '')).error?.code).toBe('LETTER_VOID');
  expect((await account(id)).next?.stage).toBe('final');
  const params = { id: final?.id ?? '' };
  const file = await services.get(arrearEndpoints.letter, { params }, token);
  expect(pdfText(new Uint8Array(await file.arrayBuffer()))).toContain(first?.number.slice(0, 6));
  const counter = await services.signIn('counter');
  const refused = await services.call(
    arrearEndpoints.cancel,
    { params: { id: first?.id ?? '' }, body: { reason: 'x' } },
    counter,
  );
  expect(refused.status).toBe(403);
});

test('nobody is dunned for what money paid ahead covers, and it pays what is owed again', async () => {
  const unitId = await settled();
  const ahead = { unitId, id: '', owed: 9_000_000 };
  const body = { ...payment(ahead), invoiceIds: [], keepRest: true };
  await services.get(receiptEndpoints.take, { body }, token);
  // A receipt that comes back leaves a debt: the advance pays it at once.
  const [{ id: receiptId } = { id: '' }] = await services.sql<{ id: string }>(
    `select id from receipts where unit_id = $1 and advance = 0 and voided_at is null
      and method <> 'advance' order by created_at desc limit 1`,
    [unitId],
  );
  const cancel = (id: string) =>
    services.get(receiptEndpoints.cancel, { params: { id }, body: { reason: 'เช็คคืน' } }, token);
  const back = await cancel(receiptId);
  const after = await account(unitId);
  expect(after).toMatchObject({ owed: 0, advance: 9_000_000 - back.amount });
  const { rows } = await services.get(
    receiptEndpoints.list,
    { query: { unitId, method: 'advance', voided: false } },
    token,
  );
  expect(rows[0]).toMatchObject({ amount: back.amount, day: today });

  // Taken back by somebody, the money stays beside the debt: who owes it is not dunned nor barred.
  await cancel(rows[0]?.id ?? '');
  await services.sql('update invoices set due_on = $2::date - 40 where unit_id = $1', [
    unitId,
    today,
  ]);
  expect((await write(unitId, 'first')).error).toMatchObject({
    ...{ code: 'LETTER_COVERED', details: { advance: '90,000.00' } },
  });
  expect((await list()).find(({ id }) => id === unitId)).toMatchObject({
    ...{ advance: 9_000_000, dueLetter: null },
  });
  expect((await list({ due: 'first' })).map(({ id }) => id)).not.toContain(unitId);
  expect(await account(unitId)).toMatchObject({ covered: true });
});

test('a letter takes off what was paid ahead and covers only a part', async () => {
  const unitId = await settled();
  const body = { ...payment({ unitId, id: '', owed: 10_000 }), invoiceIds: [], keepRest: true };
  const ahead = await services.get(receiptEndpoints.take, { body }, token);
  for (const method of ['cash', 'advance'] as const) {
    const query = { unitId, method, voided: false, limit: 200 };
    const { rows } = await services.get(receiptEndpoints.list, { query }, token);
    const params = { id: rows.find(({ id }) => id !== ahead.id)?.id ?? '' };
    await services.get(receiptEndpoints.cancel, { params, body: { reason: 'เช็คคืน' } }, token);
  }
  await services.sql('update invoices set due_on = $2::date - 40 where unit_id = $1', [
    unitId,
    today,
  ]);
  const { data: letter } = await write(unitId, 'first');
  expect(letter).toMatchObject({ advance: 10_000 });
  expect(letter?.owed).toBeGreaterThan(10_000);
  const params = { id: letter?.id ?? '' };
  const file = await services.get(arrearEndpoints.letter, { params }, token);
  expect(pdfText(new Uint8Array(await file.arrayBuffer()))).toContain('-100.00');
});

test('a debt-free letter counts what waits and what is on its way; a receipt names it', async () => {
  const unitId = await settled();
  const [unit] = await services.sql<{ number: string }>('select number from units where id = $1', [
    unitId,
  ]);
  const entered = { unitNumber: unit?.number ?? '', kind: 'fine' as const, amount: '50,000' };
  const charge = await services.get(chargeEndpoints.create, { body: entered }, token);
  expect((await write(unitId, 'clear')).error).toMatchObject({
    code: 'LETTER_OWED',
    details: { owed: '50,000.00', invoices: '0.00', waiting: '50,000.00', surcharge: '0.00' },
  });
  expect(await account(unitId)).toMatchObject({ clear: false, waiting: 5_000_000 });
  await services.get(chargeEndpoints.remove, { params: { id: charge.id } }, token);
  // Somebody is paying online: it is not known yet what comes of it.
  const [invoice] = await services.sql<{ id: string }>(
    'select id from invoices where unit_id = $1 and total > 0 limit 1',
    [unitId],
  );
  await services.sql(
    `insert into gateway_payments (id, property_id, unit_id, invoice_id, reference_hash, unit_number,
      payer_name, amount, state, gateway, created_at, expires_at) select $1, property_id, unit_id, id, $2,
      unit_number, 'x', 12300, 'started', 'sandbox', now(), now() + interval '1 hour' from invoices where id = $3`,
    [randomUUID(), randomUUID(), invoice?.id],
  );
  expect((await write(unitId, 'clear')).error).toMatchObject({
    ...{ code: 'LETTER_PENDING', details: { amount: '123.00' } },
  });
  await services.sql("update gateway_payments set expires_at = now() where state = 'started'");
  const { data: letter } = await write(unitId, 'clear');
  expect(letter).toMatchObject({ stage: 'clear', owed: 0, voided: false });

  const [{ id: receiptId } = { id: '' }] = await services.sql<{ id: string }>(
    'select id from receipts where unit_id = $1 and voided_at is null order by created_at desc limit 1',
    [unitId],
  );
  const params = { id: receiptId };
  const named = [{ id: letter?.id, number: letter?.number }];
  expect((await services.get(receiptEndpoints.get, { params }, token)).letters).toEqual(named);
  await services.get(receiptEndpoints.cancel, { params, body: { reason: 'เช็คคืน' } }, token);
  const [line] = await services.sql<{ changes: object }>(
    "select changes from audit_log where entity = 'receipt' and action = 'void' and entity_id = $1",
    [receiptId],
  );
  expect(line?.changes).toMatchObject({ letters: [null, letter?.number] });
});

test('no rate beyond the law of the kind of property is taken', async () => {
  const refusedWith = async (as: string, change: object) => {
    const {
      dimension: _,
      updatedAt: __,
      updatedBy: ___,
      ...now
    } = await services.get(...([billingSettingEndpoints.get, {}, as] as const));
    const body = { ...now, ...change } as never;
    const { error } = await services.call(billingSettingEndpoints.save, { body }, as);
    return Object.entries(error?.fields ?? {}).map(([field, { code }]) => `${field} ${code}`);
  };
  const condo = (change: object) => refusedWith(manager, change);
  expect(await condo({ surchargeRate: '15' })).toEqual(['surchargeRate beyondLaw']);
  expect(await condo({ surchargeRate: '12.01' })).toEqual(['surchargeRate beyondLaw']);
  expect(await condo({ surchargeLateMonths: 3 })).toEqual(['surchargeLateMonths lateMonths']);
  expect(await condo({ surchargeLateRate: '12', surchargeLateMonths: 3 })).toEqual([]);
  expect(await condo({ surchargeLateRate: '20', surchargeLateMonths: 6 })).toEqual([]);
  const village = await services.signIn('village');
  const shown = await services.get(billingSettingEndpoints.get, {}, village);
  // The demo's village asks for what the law allows it.
  expect(shown).toMatchObject({ surchargeRate: '10.00', surchargeLateRate: '10.00' });
  expect(shown.dimension).toBe('village');
  expect(await refusedWith(village, { surchargeLateRate: '12' })).toEqual([
    'surchargeLateRate beyondLaw',
  ]);
  // What counted when stays known.
  const rates = await services.sql<{ day: string; late: string }>(
    `select from_day::text as day, late_rate as late from surcharge_rates
      where property_id = (select id from properties where code = 'RMN') order by 1`,
  );
  expect(rates).toMatchObject([{ day: '0001-01-01' }, { day: today, late: '20.00' }]);
});

test("a letter about a seller's invoices names the seller beside the buyer", async () => {
  const due = { query: { due: 'first' as const } };
  const { rows } = await services.get(arrearEndpoints.list, due, token);
  const unitId = rows[0]?.id ?? '';
  const [bill] = await services.sql<{ number: string }>(
    `update invoices set payer_name = 'ผู้ขาย เก่าก่อน' where id = (select id from invoices
      where unit_id = $1 and owed > 0 and due_on < $2 order by due_on limit 1) returning number`,
    [unitId, today],
  );
  const { data: letter } = await write(unitId, 'first');
  const [buyer, seller] = letter?.payerName.split(', ') ?? [];
  expect(buyer).toBeTruthy();
  expect([buyer === seller, letter?.payerName]).toEqual([
    false,
    expect.stringContaining('ผู้ขาย เก่าก่อน'),
  ]);
  const [kept] = await services.sql<{ owing: { number: string; payerName: string }[] }>(
    'select owing from arrears_letters where id = $1',
    [letter?.id],
  );
  expect(kept?.owing[0]).toMatchObject({ number: bill?.number, payerName: 'ผู้ขาย เก่าก่อน' });
  const params = { id: letter?.id ?? '' };
  const file = await services.get(arrearEndpoints.letter, { params }, token);
  expect(pdfText(new Uint8Array(await file.arrayBuffer()))).toContain('ในนาม');
});

test('a month is the same on the home screen and in the periods, with what was voided', async () => {
  const { months } = await services.get(invoiceEndpoints.ageing, {}, token);
  const periods = await services.get(periodEndpoints.list, {}, token);
  const own = ['invoiced', 'voidedInvoices', 'corrections', 'collected', 'voidedReceipts'] as const;
  for (const period of periods) {
    const month = months.find((one) => one.period === period.period);
    expect(own.map((name) => month?.[name])).toEqual(own.map((name) => period[name]));
  }
  const now = months.at(-1);
  expect(now?.voidedReceipts).toBeLessThan(0);
});

test('no tax is set or divided off while the books do not know it; what was issued with it keeps it', async () => {
  const now = await services.get(billingSettingEndpoints.get, {}, token);
  const save = (vatRate: string) =>
    services.call(billingSettingEndpoints.save, { body: { ...now, vatRate } as never }, manager);
  expect((await save('7')).error?.fields?.vatRate?.code).toBe('vatOff');
  expect((await save('7')).error?.fields?.vatRate?.message).toContain('ภาษีมูลค่าเพิ่ม');
  // A property that had it on before.
  const propertyId = "(select id from properties where code = 'RMN')";
  await services.sql(`update billing_settings set vat_rate = 7 where property_id = ${propertyId}`);
  expect((await services.get(billingSettingEndpoints.get, {}, token)).vatRate).toBe('7.00');
  const row = (await owing(100)).find(({ owed }) => owed > 100_00);
  if (!row) throw new Error('nothing is owed');
  const body = payment(row, { amount: '100.00', reference: 'ไม่มีภาษี' });
  const { id } = await services.get(receiptEndpoints.take, { body }, token);
  const paper = async () => {
    const file = await services.get(receiptEndpoints.print, { params: { id } }, token);
    return pdfText(new Uint8Array(await file.arrayBuffer()));
  };
  // Of 100 baht 6.54 would be tax.
  expect(await paper()).not.toContain('6.54');
  await services.sql('update receipts set vat_rate = 7 where id = $1', [id]);
  expect(await paper()).toContain('6.54');
  await services.sql(`update billing_settings set vat_rate = 0 where property_id = ${propertyId}`);
});

test('a village that has said nothing goes by the square wah, and its tax ID is at hand', async () => {
  await services.sql(
    "delete from billing_settings where property_id = (select id from properties where code = 'SPK')",
  );
  const village = await services.signIn('village');
  const shown = await services.get(billingSettingEndpoints.get, {}, village);
  expect(shown).toMatchObject({ version: 0, commonFeeBy: 'wah', taxId: '0994002345671' });
});
