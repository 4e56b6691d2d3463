import { setTimeout as pause } from 'node:timers/promises';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { mpayEndpoints, payPageEndpoints } from '@/contracts/billing/mpay';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { startDesk } from './desk';
import { gatewayOf } from './gateway-of';

const desk = startDesk({ timers: true });
const { services, payment } = desk;
const { tell, begin, receiptsOf } = gatewayOf(desk);
let token = '';
beforeAll(() => {
  token = desk.token();
});

describe('through the gateway', () => {
  test('forged, altered, old and repeated words change nothing; a genuine one makes one receipt', async () => {
    const { row, params, charge } = await begin();
    const page = await services.get(payPageEndpoints.read, { params });
    expect(page).toMatchObject({ amount: row.owed, state: 'started', unitNumber: row.unitNumber });
    expect(JSON.stringify(page)).not.toContain(row.payerName);
    const event = { id: `e-${charge}`, charge, state: 'paid', amount: row.owed };
    expect(await tell(event, { signature: 'f'.repeat(64) })).toEqual([403, undefined]);
    expect(await tell(event, { raw: JSON.stringify({ ...event, amount: 1 }) })).toEqual([
      403,
      undefined,
    ]);
    expect(await tell(event, { time: String(Math.floor(Date.now() / 1000) - 400) })).toEqual([
      403,
      undefined,
    ]);
    expect(await receiptsOf(row.unitId)).toHaveLength(0);
    const told = await Promise.all([1, 2, 3].map(() => tell(event)));
    expect(told.map(([, taken]) => taken).sort()).toEqual([false, false, true]);
    // What was sent before comes after it, and what is new is of no other end.
    await tell({ ...event, id: `f-${charge}`, state: 'failed' });
    await tell({ ...event, id: `g-${charge}` });
    expect(await receiptsOf(row.unitId)).toMatchObject([{ amount: row.owed }]);
    expect(await services.get(payPageEndpoints.read, { params })).toMatchObject({
      state: 'done',
      payable: false,
    });
    expect(
      (await services.call(payPageEndpoints.read, { params: { reference: 'A'.repeat(43) } }))
        .status,
    ).toBe(404);
  });

  test('the sandbox tells as a gateway does', async () => {
    const { row, params } = await begin();
    const pretend = { params, body: { outcome: 'paid' as const } };
    const page = await services.get(payPageEndpoints.pretend, pretend);
    expect(page).toMatchObject({
      state: 'done',
      amount: row.owed,
      receiptNumber: expect.stringContaining('RMN-RC'),
    });
    expect((await services.call(payPageEndpoints.pretend, pretend)).error?.code).toBe('PAY_CLOSED');
  });

  test('what a crash left between payment and receipt is taken up again, once', async () => {
    const { row, id } = await begin();
    await services.sql(
      "update gateway_payments set state = 'paid', gateway_state = 'paid', gateway_amount = amount, paid_at = now() where id = $1",
      [id],
    );
    await services.sql(
      "update sandbox_charges set state = 'paid' where id = (select charge from gateway_payments where id = $1)",
      [id],
    );
    await Promise.all(
      [1, 2].map(() => services.call(mpayEndpoints.check, { params: { id } }, token)),
    );
    expect(await receiptsOf(row.unitId)).toMatchObject([{ amount: row.owed }]);
  });

  test('nobody has to ask: a timer takes up what a crash left, and a word that never came', async () => {
    const [lost, unheard] = [await begin(), await begin(1)];
    await services.sql(
      "update gateway_payments set state = 'paid', gateway_state = 'paid', gateway_amount = amount, paid_at = now() where id = $1",
      [lost.id],
    );
    await services.sql("update sandbox_charges set state = 'paid' where id = $1", [unheard.charge]);
    await services.sql(
      "update gateway_payments set created_at = now() - interval '2 minutes' where id = $1",
      [unheard.id],
    );
    const states = async () => {
      const rows = await services.sql<{ state: string }>(
        'select state from gateway_payments where id in ($1, $2)',
        [lost.id, unheard.id],
      );
      return rows.map(({ state }) => state);
    };
    while ((await states()).some((state) => state !== 'done')) await pause(50);
    await pause(700);
    for (const { row } of [lost, unheard]) {
      expect(await receiptsOf(row.unitId)).toMatchObject([{ amount: row.owed }]);
    }
  });

  test('paid at the desk meanwhile, what comes is kept for the unit and told', async () => {
    const { row, charge, id } = await begin();
    await services.get(receiptEndpoints.take, { body: payment(row) }, token);
    await tell({ id: `o-${charge}`, charge, state: 'paid', amount: row.owed });
    const { rows } = await services.get(mpayEndpoints.list, { query: { issue: 'open' } }, token);
    expect(rows.find((one) => one.id === id)).toMatchObject({ issue: 'over', state: 'done' });
    const owed = await services.get(
      receiptEndpoints.owed,
      { query: { unitId: row.unitId } },
      token,
    );
    expect(owed.advance).toBe(row.owed);
    const done = await services.get(
      mpayEndpoints.settle,
      { params: { id }, body: { reason: 'เก็บไว้หักงวดหน้า' } },
      token,
    );
    expect(done.settled).toContain('เก็บไว้หักงวดหน้า');
  });

  test('under an open payment’s id the desk takes money of its own, and the payment is booked too', async () => {
    const { row, charge, id } = await begin();
    const cash = payment(row, { id, amount: '0.01' });
    const taken = await services.get(receiptEndpoints.take, { body: cash }, token);
    expect([taken.amount, taken.id === id]).toEqual([1, false]);
    await tell({ id: `t-${charge}`, charge, state: 'paid', amount: row.owed });
    const { rows } = await services.get(mpayEndpoints.list, { query: { limit: 50 } }, token);
    const paid = rows.find((one) => one.id === id);
    expect(paid?.state).toBe('done');
    expect(paid?.receiptId).not.toBe(taken.id);
    expect(await receiptsOf(row.unitId)).toMatchObject([{ amount: row.owed }]);
    const { owed } = await services.get(invoiceEndpoints.get, { params: { id: row.id } }, token);
    expect(owed).toBe(0);
  });

  test('another amount waits for a person, and is posted as it came', async () => {
    const { row, charge, id } = await begin();
    await tell({ id: `a-${charge}`, charge, state: 'paid', amount: 100 });
    expect(await receiptsOf(row.unitId)).toHaveLength(0);
    await services.get(
      mpayEndpoints.settle,
      { params: { id }, body: { reason: 'ธนาคารยืนยัน 1 บาท' } },
      token,
    );
    expect(await receiptsOf(row.unitId)).toMatchObject([{ amount: 100 }]);
  });
});
