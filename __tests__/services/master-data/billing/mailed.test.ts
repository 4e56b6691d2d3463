import { randomUUID } from 'node:crypto';
import { lettersTo, type SentLetter } from '@tests/kit/letters';
import { pdfText } from '@tests/kit/pdf-text';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { type Invoice, invoiceEndpoints } from '@/contracts/billing/invoice';
import { payPageEndpoints } from '@/contracts/billing/mpay';
import { billPageEndpoints, invoiceLetterEndpoints } from '@/contracts/billing/paper-letter';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { billingSettingEndpoints } from '@/contracts/billing/settings';
import { customerCareEndpoints } from '@/contracts/master-data/residents/customer';
import { startDesk } from './desk';

const desk = startDesk();
const { services, payment } = desk;
let token = '';
beforeAll(() => {
  token = desk.token();
});

const { look, send, papers } = invoiceLetterEndpoints;
const address = (n: number) => `owner${n}@example.com`;
let count = 0;

const detail = (id: string) => services.get(invoiceEndpoints.get, { params: { id } }, token);
const used = new Set<string>();

/** An open invoice of a unit of its own, whose one owner when it was issued has this address. */
async function invoiceTo(email: string): Promise<Invoice> {
  const query = { state: 'open', limit: 200 } as const;
  const { rows } = await services.get(invoiceEndpoints.list, { query }, token);
  const row = rows.find(({ unitId }) => !used.has(unitId));
  if (!row) throw new Error('nothing is owed');
  used.add(row.unitId);
  await services.sql(
    `delete from occupancies where unit_id = $1 and relation = 'owner' and customer_id <>
      (select customer_id from occupancies where unit_id = $1 and relation = 'owner' order by id limit 1)`,
    [row.unitId],
  );
  await services.sql(
    `update occupancies set moved_in = '2020-01-01', moved_out = null
      where unit_id = $1 and relation = 'owner'`,
    [row.unitId],
  );
  await services.sql(
    `update customers set email = $2 where id in
      (select customer_id from occupancies where unit_id = $1 and relation = 'owner')`,
    [row.unitId, email],
  );
  return row;
}

const sent = async (ids: string[], more: object = {}) =>
  services.call(send, { body: { id: randomUUID(), ids, which: 'all', ...more } }, token);

const tokenIn = ({ body }: SentLetter) => /bill\?of=([\w.-]+)/.exec(body)?.[1] ?? '';

/** One that was sent, with its letter and its link's token. */
async function mailed() {
  const email = address(++count);
  const row = await invoiceTo(email);
  await sent([row.id]);
  const [letter] = await lettersTo(services.outbox, email);
  if (!letter) throw new Error('no letter');
  return { row, email, letter, link: { params: { token: tokenIn(letter) } } };
}

test('an invoice goes out once however often the same sending comes, and its record tells it', async () => {
  const email = address(++count);
  const row = await invoiceTo(email);
  const body = { id: randomUUID(), ids: [row.id], which: 'unsent' as const };
  const [one, two] = await Promise.all([
    services.get(send, { body }, token),
    services.get(send, { body }, token),
  ]);
  expect([one, two]).toEqual([
    { invoices: 1, letters: 1 },
    { invoices: 1, letters: 1 },
  ]);
  const [letter] = await lettersTo(services.outbox, email);
  expect(letter?.body).toContain(row.unitNumber);
  // Who sends what is not sent yet finds nothing any more, whoever asks.
  const again = { ...body, id: randomUUID() };
  expect((await services.call(send, { body: again }, token)).error?.code).toBe('LETTER_NOBODY');
  expect((await lettersTo(services.outbox, email)).length).toBe(1);
  const { events, mail } = await detail(row.id);
  expect(mail).toBe('sent');
  expect(events.find(({ kind }) => kind === 'mailed')).toMatchObject({ address: email });
});

test('two who send a month at once write to nobody twice', async () => {
  const email = address(++count);
  const { id } = await invoiceTo(email);
  const answers = await Promise.all([
    sent([id], { which: 'unsent' }),
    sent([id], { which: 'unsent' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await lettersTo(services.outbox, email)).length).toBe(1);
});

test('who has no e-mail is told before, and reached by nothing', async () => {
  const [with_, without] = [await invoiceTo(address(++count)), await invoiceTo('')];
  const body = { ids: [with_.id, without.id], which: 'all' as const };
  const found = await services.get(look, { body }, token);
  expect(found).toMatchObject({ invoices: 1, letters: 1, without: 1, leaves: false });
  expect(found.rows.map(({ id }) => id)).toEqual([without.id]);
  expect((await sent([without.id])).error?.code).toBe('LETTER_NOBODY');
});

test('a bill of before goes to who owned the unit then, not to who bought it since', async () => {
  const row = await invoiceTo(address(++count));
  await services.sql(
    `update occupancies set moved_out = ($2::date - 1) where unit_id = $1 and relation = 'owner'`,
    [row.unitId, row.issuedOn],
  );
  expect((await sent([row.id])).error?.code).toBe('LETTER_NOBODY');
});

test('the link shows the bill as it is now, is kept as opened, and leads to one payment', async () => {
  const { row, email, link } = await mailed();
  const states = async () => (await detail(row.id)).events.map(({ kind }) => kind);
  expect(await states()).not.toContain('opened');
  const bill = await services.get(billPageEndpoints.open, link);
  expect(bill).toMatchObject({ number: row.number, owed: row.owed, voided: false });
  expect(JSON.stringify(bill)).not.toContain(row.payerName);
  await services.get(billPageEndpoints.open, link);
  expect((await states()).filter((kind) => kind === 'opened')).toHaveLength(1);
  const paper = await services.get(billPageEndpoints.paper, link);
  expect(await pdfText(new Uint8Array(await paper.arrayBuffer()))).toContain(row.number);

  const [{ url }, { url: same }] = await Promise.all([
    services.get(billPageEndpoints.pay, link),
    services.get(billPageEndpoints.pay, link),
  ]);
  expect(same).toBe(url);
  const reference = new URL(url, 'http://x').searchParams.get('ref') ?? '';
  const page = await services.get(payPageEndpoints.read, { params: { reference } });
  expect(page).toMatchObject({ amount: row.owed, state: 'waiting', payable: true });
  const [{ n }] = (await services.sql<{ n: string }>(
    'select count(*) as n from gateway_payments where invoice_id = $1',
    [row.id],
  )) as [{ n: string }];
  expect(Number(n)).toBe(1);

  await services.get(receiptEndpoints.take, { body: payment(row) }, token);
  expect(await services.get(billPageEndpoints.open, link)).toMatchObject({
    ...{ owed: 0, payable: false },
  });
  expect((await services.call(billPageEndpoints.pay, link)).error?.code).toBe('PAY_CLOSED');
  expect(email).toBeTruthy();
});

test('a link that we did not write for a bill opens none', async () => {
  const { link } = await mailed();
  const [id = '', proof = ''] = link.params.token.split('.');
  for (const token of [id, `${id}.`, `${randomUUID()}.${proof}`, `${id}.${proof.slice(1)}a`, '%']) {
    const { error } = await services.call(billPageEndpoints.open, { params: { token } });
    expect(error?.code).toBe('NOT_FOUND');
  }
});

test('the list is found by how far each has come, and an unopened one can be sent again alone', async () => {
  const [opened, unopened] = [await mailed(), await mailed()];
  await services.get(billPageEndpoints.open, opened.link);
  const found = async (mail: 'none' | 'sent' | 'opened') => {
    const query = { mail, limit: 200 };
    const { rows, total } = await services.get(invoiceEndpoints.list, { query }, token);
    expect(rows.every((row) => row.mail === mail)).toBe(true);
    expect(rows.length).toBe(Math.min(200, total));
    return rows.map(({ id }) => id);
  };
  const ids = [opened.row.id, unopened.row.id];
  expect(await found('opened')).toContain(ids[0]);
  expect(await found('sent')).toContain(ids[1]);
  expect(await found('none')).not.toEqual(expect.arrayContaining(ids));
  const { data } = await sent(ids, { which: 'unopened' });
  expect(data).toEqual({ invoices: 1, letters: 1 });
  expect(await lettersTo(services.outbox, unopened.email, 2)).toHaveLength(2);
  expect(await lettersTo(services.outbox, opened.email)).toHaveLength(1);
  // A letter keeps its name, and no two have the same.
  const letters = await lettersTo(services.outbox, unopened.email, 2);
  expect(new Set(letters.map(({ id }) => id)).size).toBe(2);
});

test('a letter is in the language that it was asked in, and the next one in that too', async () => {
  const { row, email, letter } = await mailed();
  expect(letter.body).toContain('ยอดที่ต้องชำระ');
  await sent([row.id], { language: 'en' });
  await lettersTo(services.outbox, email, 2);
  await sent([row.id]);
  const [, second, third] = await lettersTo(services.outbox, email, 3);
  expect([second?.body, third?.body].every((body) => body?.includes('To be paid'))).toBe(true);
});

test('one that was voided before it went out is not sent', async () => {
  const email = address(++count);
  const row = await invoiceTo(email);
  // Held back as by a mail server that is away.
  await sent([row.id]);
  await lettersTo(services.outbox, email);
  await services.sql(
    `update paper_letters set "end" = null, begun_at = null, sent_at = null where paper_id = $1`,
    [row.id],
  );
  const manager = await services.signIn('manager');
  const params = { id: row.id };
  await services.get(invoiceEndpoints.cancel, { params, body: { reason: 'ผิด' } }, manager);
  const other = await invoiceTo(address(++count));
  await sent([other.id]);
  await lettersTo(services.outbox, address(count));
  expect(await lettersTo(services.outbox, email)).toHaveLength(1);
  const { events, mail } = await detail(row.id);
  expect([mail, events[0]?.kind]).toEqual(['none', 'voided']);
});

test('papers in one file stand in the order of the rounds', async () => {
  const query = { limit: 60 };
  const { rows } = await services.get(invoiceEndpoints.list, { query }, token);
  const ids = rows.filter(({ state }) => state !== 'void').map(({ id }) => id);
  const file = await services.get(papers, { body: { ids: ids.toReversed() } }, token);
  const text = await pdfText(new Uint8Array(await file.arrayBuffer()));
  const inOrder = await services.sql<{ number: string }>(
    `select i.number from invoices i join units u on u.id = i.unit_id where i.id = any($1)
      order by u.building collate "thai_natural", u.floor, u.number collate "thai_natural", i.number`,
    [ids],
  );
  const places = inOrder.map(({ number }) => text.indexOf(number));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('receipts go out as copies: when asked for, and by themselves where a property wants it', async () => {
  const email = address(++count);
  const row = await invoiceTo(email);
  const receipt = await services.get(receiptEndpoints.take, { body: payment(row) }, token);
  expect(receipt.mail).toBe('none');
  const params = { id: receipt.id };
  const asked = await services.get(receiptEndpoints.mail, { params }, token);
  expect(asked.prints).toBe(0);
  expect((await lettersTo(services.outbox, email))[0]?.body).toContain(receipt.number);

  const manager = await services.signIn('manager');
  const {
    dimension: _,
    updatedAt: __,
    updatedBy: ___,
    ...settings
  } = await services.get(billingSettingEndpoints.get, {}, manager);
  const body = { ...settings, mailReceipts: true } as never;
  await services.get(billingSettingEndpoints.save, { body }, manager);
  const next = address(++count);
  const paid = await services.get(
    receiptEndpoints.take,
    { body: payment(await invoiceTo(next)) },
    token,
  );
  expect(paid.mail).toBe('waiting');
  await services.get(
    billingSettingEndpoints.save,
    { body: { ...settings, version: settings.version + 1 } as never },
    manager,
  );
});

test('a letter of arrears says that the one on paper counts', async () => {
  const { rows } = await services.get(arrearEndpoints.list, { query: { due: 'first' } }, token);
  const unitId = rows[0]?.id ?? '';
  const email = address(++count);
  await services.sql(
    `update customers set email = $2 where id in
      (select customer_id from occupancies where unit_id = $1 and relation = 'owner')`,
    [unitId, email],
  );
  const body = { unitId, stage: 'first' as const };
  const { id } = await services.get(arrearEndpoints.write, { body }, token);
  await services.get(arrearEndpoints.mail, { params: { id } }, token);
  expect((await lettersTo(services.outbox, email))[0]?.body).toContain('ไปรษณีย์ลงทะเบียน');
});

test('what an erased person was sent stays without them', async () => {
  const { row, email } = await mailed();
  await services.sql(`update occupancies set moved_out = current_date - 1 where unit_id = $1`, [
    row.unitId,
  ]);
  // Who owes is not forgotten.
  const manager = await services.signIn('manager');
  const owed = await services.sql<{ id: string }>(
    'select id from invoices where unit_id = $1 and owed > 0',
    [row.unitId],
  );
  for (const { id } of owed) {
    const cancelling = { params: { id }, body: { reason: 'ผิด' } };
    await services.get(invoiceEndpoints.cancel, cancelling, manager);
  }

  const [person] = await services.sql<{ id: string }>('select id from customers where email = $1', [
    email,
  ]);
  const call = { params: { id: person?.id ?? '' }, body: { reason: 'ขอให้ลบ' } };
  await services.get(customerCareEndpoints.erase, call, manager);
  const left = await services.sql('select 1 from paper_letters where address = $1', [email]);
  expect(left).toEqual([]);
});
