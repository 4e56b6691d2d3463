import { setTimeout as pause } from 'node:timers/promises';
import { lettersTo } from '@tests/kit/letters';
import { mpayEndpoints, payPageEndpoints } from '@/contracts/billing/mpay';
import { startDesk, today } from './desk';
import { gatewayOf } from './gateway-of';

const desk = startDesk();
const { services } = desk;
const { tell } = gatewayOf(desk);

const start = (params: { reference: string }, withLate: boolean, way = 'promptpay' as const) =>
  services.get(payPageEndpoints.start, { params, body: { way, withLate } });
const read = (params: { reference: string }) => services.get(payPageEndpoints.read, { params });

/** The late invoices of a property that are owed in whole, the oldest first. */
const lateOnes = () =>
  services.sql<{ id: string; unit_id: string; number: string; owed: string }>(
    `select i.id, i.unit_id, i.number, i.owed from invoices i
      where i.property_id = (select id from properties where code = 'RMN')
        and i.owed = i.total and i.due_on < $1 and i.credited = 0
        and i.unit_id not in (select unit_id from credits)
      order by i.due_on, i.number`,
    [today],
  );

async function ask(at: number) {
  const invoice = (await lateOnes())[at];
  if (!invoice) throw new Error('nothing is late');
  const { url } = await services.get(
    mpayEndpoints.ask,
    { body: { invoiceId: invoice.id } },
    desk.token(),
  );
  const params = { reference: url.split('ref=')[1] ?? '' };
  return { invoice, params, owed: Number(invoice.owed) };
}

/** The charge that a link was begun with last. */
async function chargeOf(invoiceId: string) {
  const [row] = await services.sql<{ charge: string; amount: string }>(
    'select charge, amount from gateway_payments where invoice_id = $1 order by created_at desc limit 1',
    [invoiceId],
  );
  return { charge: row?.charge ?? '', amount: Number(row?.amount) };
}

const paid = async (charge: string, amount: number) =>
  tell({ id: `e-${charge}`, charge, state: 'paid', amount });

/** What the unit was billed for being late with an invoice, and what of that is left to pay. */
const billed = (number: string) =>
  services.sql<{ amount: string; owed: string }>(
    `select c.amount, i.owed from charges c join invoices i on i.id = c.invoice_id
      where i.voided_at is null and c.kind = 'surcharge' and c.derivation @> $1::jsonb`,
    [JSON.stringify([{ of: number }])],
  );

test('what is owed for being late is paid along where that is chosen, billed with the same receipt', async () => {
  const { invoice, params, owed } = await ask(0);
  const { late } = await read(params);
  expect(late).toBeGreaterThan(0);
  await start(params, false);
  expect(await read(params)).toMatchObject({ amount: owed, lateAlong: 0 });
  // Another choice is another try of the same link; pressed again it is the same one.
  await start(params, true);
  await Promise.all([start(params, true), start(params, true)]);
  expect(await read(params)).toMatchObject({ amount: owed + late, lateAlong: late, payable: true });
  const [tries] = await services.sql<{ n: string }>(
    'select count(*) as n from gateway_payments where invoice_id = $1',
    [invoice.id],
  );
  expect(Number(tries?.n)).toBe(2);
  const { charge, amount } = await chargeOf(invoice.id);
  expect(amount).toBe(owed + late);
  expect(await billed(invoice.number)).toEqual([]);
  await Promise.all([paid(charge, amount), paid(charge, amount)]);
  expect(await read(params)).toMatchObject({ state: 'done', amount, lateAlong: late, late: 0 });
  expect(await billed(invoice.number)).toEqual([{ amount: String(late), owed: '0' }]);
  const lines = await services.sql<{ kind: string; sum: string }>(
    `select l.kind, sum(l.amount) from receipt_lines l join gateway_payments p on p.receipt_id = l.receipt_id
      where p.charge = $1 group by l.kind`,
    [charge],
  );
  expect(lines).toContainEqual({ kind: 'surcharge', sum: String(late) });
});

test('of a late fee that is another sum by the time it is paid the money pays what else is owed', async () => {
  const { invoice, params, owed } = await ask(1);
  await start(params, true);
  const { charge, amount } = await chargeOf(invoice.id);
  expect(amount).toBeGreaterThan(owed);
  // The property takes no more for being late from now on.
  await services.sql(
    'update gateway_payments set late = late + 1, amount = amount + 1 where charge = $1',
    [charge],
  );
  await paid(charge, amount + 1);
  expect(await read(params)).toMatchObject({ state: 'done' });
  expect(await billed(invoice.number)).toEqual([]);
  const [left] = await services.sql<{ owed: string }>('select owed from invoices where id = $1', [
    invoice.id,
  ]);
  expect(Number(left?.owed)).toBe(0);
});

test('a receipt goes to an address that is typed, a few times, and nobody keeps the address', async () => {
  const { invoice, params } = await ask(1);
  await start(params, false);
  const mail = (reference = params.reference) =>
    services.call(payPageEndpoints.mail, {
      params: { reference },
      body: { email: 'payer@else.example', language: 'en' as const },
    });
  expect((await mail()).error?.code).toBe('NOT_FOUND');
  const { charge, amount } = await chargeOf(invoice.id);
  await paid(charge, amount);
  const ends = await Promise.all([mail(), mail(), mail(), mail(), mail()]);
  expect(ends.flatMap(({ error }) => error?.code ?? [])).toEqual(['MAIL_OFTEN', 'MAIL_OFTEN']);
  const kept = async () => {
    const [all] = await services.sql<{ n: string }>(
      `select count(*) as n from (select row_to_json(l)::text as row from paper_letters l union all
        select row_to_json(a)::text from audit_log a) all_rows where row like '%payer@else%'`,
    );
    return Number(all?.n);
  };
  while ((await kept()) > 0) await pause(50);
  const letters = await lettersTo(services.outbox, 'payer@else.example');
  expect(letters).toHaveLength(3);
  expect(letters[0]?.body).toContain('The address is not kept');

  // One visitor is bound over all links of an hour.
  for (const left of [3, 0]) {
    const another = await ask(2);
    await start(another.params, false);
    const of = await chargeOf(another.invoice.id);
    await paid(of.charge, of.amount);
    let sent = 0;
    for (let press = 0; press < 3; press++) {
      if (!(await mail(another.params.reference)).error) sent++;
    }
    expect(sent).toBe(left);
  }
});
