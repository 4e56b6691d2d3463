import { createHmac, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { noGlyph, pdfPages, pdfText } from '@tests/kit/pdf-text';
import { startServices } from '@tests/kit/services';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { chargeEndpoints } from '@/contracts/billing/charge';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { ledgerEndpoints } from '@/contracts/billing/ledger';
import { mpayEndpoints, payPageEndpoints } from '@/contracts/billing/mpay';
import { periodEndpoints } from '@/contracts/billing/period';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { billingSettingEndpoints } from '@/contracts/billing/settings';
import { monthAfter } from '@/contracts/kit/fields/month';
import { ownPropertyEndpoints } from '@/contracts/master-data/property/own-property';

const services = startServices();
let token = '';
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();
const next = monthAfter(today.slice(0, 7), 1);

beforeAll(async () => {
  token = await services.signIn('finance');
});

/** What the books come to, in all and by posting. */
async function unbalanced() {
  const [sums] = await services.sql<{ all: string; wrong: string }>(
    `select (select sum(amount) from ledger_entries) as "all", (select count(*) from
      (select 1 from ledger_entries group by posting having sum(amount) <> 0) p) as wrong`,
  );
  // What is owed by the invoices is what the books have as receivable.
  const [owed] = await services.sql<{ invoices: string; books: string }>(
    `select (select sum(total - paid) from invoices where voided_at is null) as invoices,
      (select sum(amount) from ledger_entries where account = 'receivable') as books`,
  );
  return [Number(sums?.all), Number(sums?.wrong), Number(owed?.invoices) - Number(owed?.books)];
}

/** What is kept of each month's papers beside what they are. */
const notAsCounted = () =>
  services.sql(
    `select kind, period, n, amount from billing_totals where n <> 0 except
      (select 'invoices', period, count(*), coalesce(sum(total) filter (where voided_at is null), 0)
        from invoices group by property_id, period
      union all select 'receipts', to_char(day, 'YYYY-MM'), count(*),
        coalesce(sum(amount) filter (where voided_at is null and method <> 'advance'), 0)
        from receipts group by property_id, to_char(day, 'YYYY-MM'))`,
  );

afterEach(async () => {
  expect(await unbalanced()).toEqual([0, 0, 0]);
  expect(await notAsCounted()).toEqual([]);
});

const owing = async (limit = 1) =>
  (await services.get(invoiceEndpoints.list, { query: { state: 'open', limit } }, token)).rows;
const payment = (of: { unitId: string; owed: number; id: string }, more: object = {}) => ({
  ...{ id: randomUUID(), unitId: of.unitId, method: 'cash' as const, amount: of.owed, day: today },
  ...{ payerName: 'ผู้ชำระ', invoiceIds: [of.id], ...more },
});

/** A confirmed month once the queue has made it. */
async function made() {
  for (;;) {
    const { run } = await services.get(invoiceEndpoints.issuing, {}, token);
    if (run?.task.state === 'failed') throw new Error(JSON.stringify(run.task.failure));
    if (run?.endedAt && run.task.state === 'done') return run;
    await pause(50);
  }
}

test('a month is looked at, issued as it was shown, and not twice', async () => {
  const settings = await services.get(billingSettingEndpoints.get, {}, token);
  const unitNumber = 'a0102';
  const charge = await services.get(
    chargeEndpoints.create,
    { body: { unitNumber, kind: 'water', quantity: '12.5' } },
    token,
  );
  expect(charge).toMatchObject({ unitNumber: 'A-0102', amount: 12.5 * settings.waterRate });
  const days = { period: next, issuedOn: today, dueOn: today };
  const shown = await services.get(invoiceEndpoints.preview, { body: days }, token);
  expect(shown.units).toBe(192);
  expect(shown.kinds.reduce((sum, { total }) => sum + total, 0)).toBe(shown.total);
  expect(shown.kinds.map(({ kind }) => kind)).toContain('surcharge');
  const body = { ...days, units: shown.units, total: shown.total };
  const other = await services.call(invoiceEndpoints.issue, { body: { ...body, total: 1 } }, token);
  expect(other.error?.code).toBe('BILL_CHANGED');
  const both = await Promise.all(
    [1, 2].map(() => services.call(invoiceEndpoints.issue, { body }, token)),
  );
  expect(both.filter(({ data }) => data)).toHaveLength(1);
  expect(both.flatMap(({ error }) => error?.code ?? [])).toEqual([
    expect.stringMatching('ISSUE_RUNNING|BILL_CHANGED'),
  ]);
  const run = await made();
  expect(run).toMatchObject({ period: next, units: 192, made: 192, total: shown.total });
  const [inLog] = await services.sql("select title from audit_log where action = 'issue'");
  expect(inLog).toEqual({ title: `${run.first} – ${run.last}` });
  const late = await services.call(invoiceEndpoints.issue, { body }, token);
  expect(late.error?.code).toBe('BILL_CHANGED');
  const { rows, total } = await services.get(
    invoiceEndpoints.list,
    { query: { period: next, limit: 200 } },
    token,
  );
  expect(total).toBe(192);
  expect(rows.reduce((sum, one) => sum + one.total, 0)).toBe(shown.total);
  const own = rows.find((one) => one.unitNumber === 'A-0102');
  const detail = await services.get(invoiceEndpoints.get, { params: { id: own?.id ?? '' } }, token);
  expect(detail.charges.map(({ id }) => id)).toContain(charge.id);
  expect((await services.get(chargeEndpoints.list, { query: {} }, token)).total).toBe(0);
  // Being late was charged up to today: nothing more of it today.
  const again = await services.get(
    invoiceEndpoints.preview,
    { body: { ...days, period: monthAfter(next, 1) } },
    token,
  );
  expect(again.kinds.map(({ kind }) => kind)).not.toContain('surcharge');

  // Voided, its number stays, and what was entered waits again.
  const params = { id: own?.id ?? '' };
  const voided = await services.get(
    invoiceEndpoints.cancel,
    { params, body: { reason: 'ผิดห้อง' } },
    await services.signIn('manager'),
  );
  expect(voided).toMatchObject({ state: 'void', owed: 0, number: own?.number });
  expect((await services.get(chargeEndpoints.list, { query: {} }, token)).rows).toMatchObject([
    { kind: 'water', amount: charge.amount },
  ]);
  // Of what is voided nothing is owed, also where that orders the list.
  const byOwed = await services.get(
    invoiceEndpoints.list,
    { query: { period: next, sort: '-owed', limit: 200 } },
    token,
  );
  expect(byOwed.rows.at(-1)).toMatchObject({ id: own?.id, owed: 0 });
  const owed = byOwed.rows.map((one) => one.owed);
  expect(owed).toEqual([...owed].sort((a, b) => b - a));
});

test('while a month is issued nothing may move it; one that stopped on the way goes on, once', async () => {
  const manager = await services.signIn('manager');
  const [row] = await owing();
  if (!row) throw new Error('nothing is owed');
  // As a process leaves it that died before the last piece: one invoice is not made yet.
  await services.get(
    invoiceEndpoints.cancel,
    { params: { id: row.id }, body: { reason: 'ออกใหม่' } },
    manager,
  );
  await services.sql(
    `insert into month_pieces select i.id, 99, jsonb_build_array(jsonb_build_object('unitId', v.unit_id,
      'unitNumber', v.unit_number, 'payerName', v.payer_name, 'total', 500, 'late', '[]'::jsonb, 'lines',
      jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'kind', 'common', 'description', 'x',
        'quantity', '', 'rate', null, 'amount', 500, 'derivation', '[]'::jsonb, 'waits', false))))
     from month_issues i, invoices v where v.id = $1`,
    [row.id],
  );
  await services.sql('update month_issues set ended_at = null, made = made - 1');
  const body = { unitNumber: 'A-0103', kind: 'fine' as const, amount: '10' };
  const charge = await services.get(chargeEndpoints.create, { body }, token);
  const [other] = await owing();
  const days = { period: next, issuedOn: today, dueOn: today };
  const refused = await Promise.all([
    services.call(invoiceEndpoints.preview, { body: days }, token),
    services.call(invoiceEndpoints.issue, { body: { ...days, units: 1, total: 1 } }, token),
    services.call(chargeEndpoints.remove, { params: { id: charge.id } }, token),
    services.call(periodEndpoints.close, { body: { period: today.slice(0, 7) } }, token),
    services.call(
      invoiceEndpoints.cancel,
      { params: { id: other?.id ?? '' }, body: { reason: 'x' } },
      manager,
    ),
  ]);
  expect(refused.map(({ error }) => error?.code)).toEqual(Array(5).fill('ISSUE_RUNNING'));
  // It was not given up: there is nothing to begin again.
  expect((await services.call(invoiceEndpoints.resume, {}, token)).error?.code).toBe('NOT_FOUND');
  await services.sql("update tasks set state = 'failed' where work = 'issue month'");
  const resumed = await Promise.all(
    [1, 2].map(() => services.call(invoiceEndpoints.resume, {}, token)),
  );
  expect(resumed.filter(({ data }) => data)).toHaveLength(1);
  expect(await made()).toMatchObject({ made: 192 });
  const query = { unitId: row.unitId, period: row.period };
  const { rows } = await services.get(invoiceEndpoints.list, { query }, token);
  expect(rows.map(({ state }) => state).sort()).toEqual(['open', 'void']);
  await services.get(chargeEndpoints.remove, { params: { id: charge.id } }, token);
});

test('numbers of receipts have no gap, under fifty at once and with some refused', async () => {
  const rows = await owing(50);
  const bodies = rows.map((row, index) =>
    payment(row, index % 5 === 4 ? { amount: row.owed + 1 } : {}),
  );
  const ends = await Promise.all(
    bodies.map((body) => services.call(receiptEndpoints.take, { body }, token)),
  );
  expect(ends.filter(({ error }) => error).map(({ error }) => error?.fields?.amount?.code)).toEqual(
    Array(10).fill('beyondOwed'),
  );
  // The same again is the same receipt.
  const [first] = bodies;
  const same = first && (await services.get(receiptEndpoints.take, { body: first }, token));
  expect(same?.number).toBe(ends[0]?.data?.number);
  const gaps = await services.sql<{ n: string; last: string; kept: string }>(
    `select count(*) as n, max(serial) as last, (select max(last) from paper_numbers where
      property_id = r.property_id and kind = 'RC') as kept from receipts r group by property_id, year`,
  );
  for (const { n, last, kept } of gaps)
    expect([n, kept].map(String)).toEqual([String(last), String(last)]);
});

test('a receipt is voided, never removed; its print says what it is', async () => {
  const [row] = await owing();
  if (!row) throw new Error('nothing is owed');
  const receipt = await services.get(receiptEndpoints.take, { body: payment(row) }, token);
  expect(receipt.invoices).toMatchObject([{ id: row.id, amount: row.owed }]);
  const params = { id: receipt.id };
  const print = async () => {
    const file = await services.get(receiptEndpoints.print, { params }, token);
    return pdfText(new Uint8Array(await file.arrayBuffer()));
  };
  const [first, second] = [await print(), await print()];
  expect(first).toContain(receipt.number);
  // Nothing but its mark differs: the original once, then copies.
  expect(second).not.toBe(first);
  expect(await print()).toBe(second);
  const cancel = { params, body: { reason: 'รับผิดห้อง' } };
  await services.get(receiptEndpoints.cancel, cancel, token);
  const again = await services.call(receiptEndpoints.cancel, cancel, token);
  expect(again.error?.code).toBe('RECEIPT_VOID');
  const { owed, payments } = await services.get(
    invoiceEndpoints.get,
    { params: { id: row.id } },
    token,
  );
  expect([owed, payments.at(-1)?.voided]).toEqual([row.owed, true]);
  await expect(services.sql('delete from receipts where id = $1', [receipt.id])).rejects.toThrow(
    'voided, never removed',
  );
  await expect(services.sql('update ledger_entries set amount = 1')).rejects.toThrow('only grows');
});

test('a closed month takes nothing; it is opened again with a reason, which is in the log', async () => {
  const period = today.slice(0, 7);
  const [row] = await owing();
  if (!row) throw new Error('nothing is owed');
  const receipt = await services.get(
    receiptEndpoints.take,
    { body: payment(row, { amount: 100 }) },
    token,
  );
  const body = { period };
  expect((await services.get(periodEndpoints.close, { body }, token)).closed).toBe(true);
  const taken = await services.call(
    receiptEndpoints.take,
    { body: payment(row, { amount: 100 }) },
    token,
  );
  const voided = await services.call(
    receiptEndpoints.cancel,
    { params: { id: receipt.id }, body: { reason: 'x' } },
    token,
  );
  const refused = [taken, voided, await services.call(periodEndpoints.close, { body }, token)];
  expect(refused.map(({ error }) => error?.code)).toEqual(Array(3).fill('PERIOD_CLOSED'));
  // The month as a Thai reader writes it.
  expect(taken.error?.message).toMatch(/^งวด \S+\.\S* 25\d\d ปิดแล้ว/);
  // Nor does the desk take what came in another year's books.
  const longAgo = await services.call(
    receiptEndpoints.take,
    { body: payment(row, { amount: 100, day: '1999-01-01' }) },
    token,
  );
  expect(longAgo.error?.fields?.day?.code).toBe('tooOld');
  const counter = await services.signIn('counter');
  const reopen = { body: { period, reason: 'แก้ยอดน้ำ' } };
  expect((await services.call(periodEndpoints.reopen, reopen, counter)).status).toBe(403);
  await services.get(periodEndpoints.reopen, reopen, token);
  const [line] = await services.sql<{ changes: object }>(
    "select changes from audit_log where action = 'reopen'",
  );
  expect(line?.changes).toEqual({ reason: [null, 'แก้ยอดน้ำ'] });
  await services.get(
    receiptEndpoints.cancel,
    { params: { id: receipt.id }, body: { reason: 'x' } },
    token,
  );
});

test('each figure of a month is the sum of the entries that it leads to', async () => {
  const sumOf = async (query: object) =>
    (await services.get(ledgerEndpoints.list, { query }, token)).sum;
  for (const { period, invoiced, collected, balance } of await services.get(
    periodEndpoints.list,
    {},
    token,
  )) {
    expect(await sumOf({ period, sums: 'invoiced' })).toBe(invoiced);
    expect(await sumOf({ period, sums: 'collected' })).toBe(collected);
    expect(await sumOf({ period })).toBe(balance);
  }
  // What a month collected is also that of its receipts, but for those that are voided later.
  const { months } = await services.get(invoiceEndpoints.ageing, {}, token);
  const { period, collected } = months.at(-2) ?? { period: '', collected: 0 };
  const { rows } = await services.get(
    receiptEndpoints.list,
    { query: { period, method: 'received', voided: false, limit: 200 } },
    token,
  );
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(collected);
});

describe('through the gateway', () => {
  const secret = () =>
    createHmac('sha256', services.tokenSecret).update('payment gateway').digest('hex');
  const tell = async (
    event: object,
    change: { time?: string; signature?: string; raw?: string } = {},
  ) => {
    const raw = JSON.stringify(event);
    const time = change.time ?? String(Math.floor(Date.now() / 1000));
    const signature =
      change.signature ?? createHmac('sha256', secret()).update(`${time}.${raw}`).digest('hex');
    const reply = await fetch(`${services.url}/master-data/api/v1/mpay/callback`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-gateway-time': time,
        'x-gateway-signature': signature,
      },
      body: change.raw ?? raw,
    });
    return [reply.status, (await reply.json()).data?.taken];
  };
  const begin = async (at = 0) => {
    const row = (await owing(at + 1))[at];
    if (!row) throw new Error('nothing is owed');
    const { url } = await services.get(mpayEndpoints.ask, { body: { invoiceId: row.id } }, token);
    const params = { reference: url.split('ref=')[1] ?? '' };
    await services.get(payPageEndpoints.start, { params });
    const { rows } = await services.get(mpayEndpoints.list, { query: { limit: 1 } }, token);
    return { row, params, charge: rows[0]?.gatewayReference ?? '', id: rows[0]?.id ?? '' };
  };
  const receiptsOf = async (unitId: string) =>
    (await services.get(receiptEndpoints.list, { query: { unitId, method: 'gateway' } }, token))
      .rows;

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

test('the accounting source is fetched twice, and the second time changes nothing', async () => {
  const { id } = await services.get(ownPropertyEndpoints.get, {}, token);
  const reload = () => services.call(invoiceEndpoints.reload, { body: { id } }, token);
  const write = (rows: unknown[]) =>
    writeFile(services.accounting, JSON.stringify({ RMN: rows, STP: [] }));
  expect((await reload()).error?.code).toBe('SOURCE_FAILED');
  const lines = [{ kind: 'other', description: 'ค่าเช่าที่จอดรถเพิ่ม', amount: 80_000 }];
  const days = { period: today.slice(0, 7), issuedOn: today, dueOn: today };
  const [one, two] = ['A-0101', 'A-0203'].map((unitNumber, at) => ({
    ...{ id: `PARK-${at}`, unitNumber, ...days, lines },
  }));
  await write([one, two]);
  const { data: first } = await reload();
  expect(first).toMatchObject({ read: 2, changed: [], same: 0, refused: [] });
  expect(first?.added).toHaveLength(2);
  expect((await reload()).data).toMatchObject({ read: 2, added: [], changed: [], same: 2 });

  // What has changed there is changed here, and what cannot be taken is told with the reason.
  const dearer = [{ ...lines[0], amount: 90_000 }];
  await write([
    { ...one, lines: dearer },
    { ...two, id: 'PARK-9', unitNumber: 'Z-9999' },
    { ...two, id: 'PARK-8', dueOn: '2020-01-01' },
    { ...two, lines: [] },
    'PARK-7',
  ]);
  const { data: second } = await reload();
  expect(second).toMatchObject({ read: 5, added: [], same: 0 });
  expect(second?.changed).toEqual([{ number: first?.added[0], what: 'ยอด 800.00 → 900.00' }]);
  expect(second?.refused.map(({ reference }) => reference)).toEqual([
    ...['PARK-9', 'PARK-8', '#4', '#5'],
  ]);
  // Paid for more than it is now said to be, it stays as it is; so does one that was voided here.
  const [row] = await services.sql<{ id: string; unit_id: string }>(
    'select id, unit_id from invoices where number = $1',
    [first?.added[0]],
  );
  const paid = { id: row?.id ?? '', unitId: row?.unit_id ?? '', owed: 85_000 };
  await services.get(receiptEndpoints.take, { body: payment(paid) }, token);
  const { rows: all } = await services.get(
    invoiceEndpoints.list,
    { query: { keywords: first?.added[1] ?? '' } },
    token,
  );
  await services.get(
    invoiceEndpoints.cancel,
    { params: { id: all[0]?.id ?? '' }, body: { reason: 'คืนที่จอดรถ' } },
    await services.signIn('manager'),
  );
  await write([one, { ...two, lines: dearer }]);
  expect((await reload()).data?.refused).toEqual([
    { reference: 'PARK-0', why: expect.stringContaining('รับชำระแล้วมากกว่ายอดใหม่') },
    { reference: 'PARK-1', why: expect.stringContaining('ยกเลิกแล้ว') },
  ]);
});

test('letters come in their stages with numbers; one without debt is refused to who owes', async () => {
  const { rows } = await services.get(arrearEndpoints.list, { query: { due: 'first' } }, token);
  const unitId = rows[0]?.id ?? '';
  const write = (stage: 'first' | 'clear') =>
    services.call(arrearEndpoints.write, { body: { unitId, stage } }, token);
  expect((await write('clear')).error?.code).toBe('LETTER_OWED');
  const { data: letter } = await write('first');
  expect(letter?.number).toMatch(/^RMN-LT\d{4}-000001$/);
  const after = await services.get(
    arrearEndpoints.list,
    { query: { keywords: rows[0]?.unitNumber ?? '' } },
    token,
  );
  expect(after.rows[0]).toMatchObject({ lastLetter: 'first' });
  const file = await services.get(
    arrearEndpoints.letter,
    { params: { id: letter?.id ?? '' } },
    token,
  );
  expect(pdfText(new Uint8Array(await file.arrayBuffer()))).toContain(letter?.number);
  const account = await services.get(arrearEndpoints.account, { query: { unitId } }, token);
  const [unit] = account.units;
  expect(unit?.lines.at(-1)?.balance).toBe((unit?.owed ?? 0) - (unit?.advance ?? 0));
  expect(unit?.letters).toHaveLength(1);
});

test('arrears come page by page, by the letter that is due, and whole however a unit is found', async () => {
  const list = async (query: object) =>
    services.get(arrearEndpoints.list, { query: { limit: 200, ...query } }, token);
  const { rows, total } = await list({});
  expect(rows).toHaveLength(total);
  const pages = await Promise.all([1, 2].map((page) => list({ page, limit: 10 })));
  expect(pages.flatMap((one) => one.rows)).toEqual(rows.slice(0, 20));
  expect(pages.map((one) => one.total)).toEqual([total, total]);
  expect(await list({ page: 1000 })).toMatchObject({ rows: [], total });
  for (const due of ['first', 'second', 'final'] as const) {
    const asked = await list({ due });
    expect(asked.rows).toEqual(rows.filter(({ dueLetter }) => dueLetter === due));
    expect(asked.total).toBe(asked.rows.length);
  }
  // The unit was sold: the seller's name stands on one of its bills.
  const sold = rows.find((one) => one.invoices > 1);
  await services.sql(
    `update invoices set payer_name = 'ผู้ขาย เดิม' where id = (select id from invoices
      where unit_id = $1 and owed > 0 order by due_on limit 1)`,
    [sold?.id],
  );
  expect((await list({ keywords: 'ผู้ขาย' })).rows).toEqual([sold]);
  expect((await list({ sort: '-owed' })).rows[0]?.owed).toBe(
    Math.max(...rows.map(({ owed }) => owed)),
  );
});

test('paid ahead at the desk, it is kept for the unit, and the next invoice uses it', async () => {
  const [row] = await owing();
  if (!row) throw new Error('nothing is owed');
  const { unitId } = row;
  const owed = await services.get(receiptEndpoints.owed, { query: { unitId } }, token);
  const take = (more: object) =>
    services.call(receiptEndpoints.take, { body: payment(row, more) }, token);
  // More than one invoice asks for pays the unit's others first, and only what is left is kept.
  const most = owed.owed + 2_000_000;
  const amount = (most / 100).toFixed(2);
  expect((await take({ amount })).error?.fields?.amount?.code).toBe('beyondOwed');
  const { data: receipt } = await take({ amount, keepRest: true });
  expect(receipt).toMatchObject({ amount: most, advance: 2_000_000 });
  expect(receipt?.invoices).toHaveLength(owed.invoices.length);
  // Before any invoice there is.
  const ahead = { invoiceIds: [], amount: '100', keepRest: true };
  expect((await take(ahead)).data).toMatchObject({ advance: 10_000, invoices: [] });
  const account = async () =>
    (await services.get(arrearEndpoints.account, { query: { unitId } }, token)).units[0];
  const kept = 2_010_000 + owed.advance;
  expect(await account()).toMatchObject({ owed: 0, advance: kept, clear: true });
  expect((await account())?.lines.at(-1)).toMatchObject({ credit: 10_000, balance: -kept });

  const days = { period: monthAfter(next, 2), issuedOn: today, dueOn: today };
  const spent = async () => {
    const method = 'advance' as const;
    const all = await services.get(receiptEndpoints.list, { query: { method, limit: 200 } }, token);
    return all.rows.reduce((sum, { amount }) => sum + amount, 0);
  };
  const before = await spent();
  const shown = await services.get(invoiceEndpoints.preview, { body: days }, token);
  const { units, total } = shown;
  await services.get(invoiceEndpoints.issue, { body: { ...days, units, total } }, token);
  await made();
  // As much of what was paid ahead as was said before.
  expect(shown.advance.units).toBeGreaterThan(0);
  expect(await spent()).toBe(before + shown.advance.total);
  const query = { unitId, period: days.period };
  const { rows } = await services.get(invoiceEndpoints.list, { query }, token);
  const [invoice] = rows;
  expect(invoice).toMatchObject({ state: 'paid', owed: 0 });
  const left = kept - (invoice?.total ?? 0);
  expect(await account()).toMatchObject({ owed: 0, advance: left });
  expect((await account())?.lines.at(-1)).toMatchObject({ what: 'invoice', balance: -left });
  const [used] = (
    await services.get(receiptEndpoints.list, { query: { unitId, method: 'advance' } }, token)
  ).rows;
  expect(used).toMatchObject({ amount: invoice?.total, day: today });
  // What was used is not given back by voiding the receipt that it came by.
  const voided = await services.call(
    receiptEndpoints.cancel,
    { params: { id: receipt?.id ?? '' }, body: { reason: 'x' } },
    token,
  );
  expect(voided.error?.code).toBe('ADVANCE_USED');
  const file = await services.get(
    receiptEndpoints.print,
    { params: { id: receipt?.id ?? '' } },
    token,
  );
  expect(pdfText(new Uint8Array(await file.arrayBuffer()))).toContain('20,000.00');
});

test('a unit that owes nothing gets the letter that says so, on one page', async () => {
  const rows = await services.sql<{ id: string; number: string }>(
    `select u.id, u.number from units u where property_id = (select id from properties where code = 'RMN')
      and not exists (select 1 from invoices where unit_id = u.id and voided_at is null and paid < total)
      and not exists (select 1 from receipts where unit_id = u.id and voided_at is not null) limit 1`,
  );
  let [unit] = rows;
  if (!unit) {
    // All were billed by now: one pays.
    const [row] = await owing();
    if (!row) throw new Error('nothing is owed');
    const { invoices } = await services.get(
      receiptEndpoints.owed,
      { query: { unitId: row.unitId } },
      token,
    );
    const owed = invoices.reduce((sum, one) => sum + one.owed, 0);
    const body = payment({ ...row, owed }, { invoiceIds: [] });
    await services.get(receiptEndpoints.take, { body }, token);
    unit = { id: row.unitId, number: row.unitNumber };
  }
  const body = { unitId: unit.id, stage: 'clear' as const };
  const letter = await services.get(arrearEndpoints.write, { body }, token);
  expect(letter).toMatchObject({ owed: 0, surcharge: 0, unitNumber: unit.number });
  const params = { id: letter.id };
  const file = await services.get(arrearEndpoints.letter, { params }, token);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = pdfText(bytes);
  for (const said of [letter.number, unit.number, 'RMN-LT']) expect(text).toContain(said);
  expect(text).not.toContain(noGlyph);
  expect(pdfPages(bytes)).toBe(1);
});

test('a month of receipts is one file, a page each, all copies', async () => {
  const query = { period: today.slice(0, 7) };
  const { rows, total } = await services.get(
    receiptEndpoints.list,
    { query: { ...query, limit: 200 } },
    token,
  );
  const file = await services.get(receiptEndpoints.month, { query }, token);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(pdfPages(bytes)).toBe(total);
  const text = pdfText(bytes);
  expect(text).not.toContain(noGlyph);
  for (const { number } of rows) expect(text).toContain(number);
  const none = await services.call(receiptEndpoints.month, { query: { period: '2020-01' } }, token);
  expect(none.error?.code).toBe('NOT_FOUND');
});
