import { randomUUID } from 'node:crypto';
import { pdfPages, pdfText } from '@tests/kit/pdf-text';
import { arrearEndpoints, type DebtStage } from '@/contracts/billing/arrears';
import { letterEndpoints } from '@/contracts/billing/arrears-letters';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services, payment } = desk;
let token = '';
beforeAll(() => {
  token = desk.token();
});

const due = async (stage: DebtStage) =>
  (await services.get(arrearEndpoints.list, { query: { due: stage, limit: 200 } }, token)).rows;
const look = (body: object) => services.get(letterEndpoints.look, { body }, token);
const write = (letters: { unitId: string; stage: DebtStage }[], id = randomUUID()) =>
  services.call(letterEndpoints.write, { body: { id, letters } }, token);
const track = (letters: { number: string; tracking: string }[]) =>
  services.call(letterEndpoints.track, { body: { letters } }, token);

/** Pays all that a unit owes. */
async function settle(unitId: string) {
  const owed = await services.get(receiptEndpoints.owed, { query: { unitId } }, token);
  const { total } = owed.unbilled;
  const body = {
    ...payment({ unitId, id: '', owed: owed.owed + total }, total > 0 ? { unbilled: total } : {}),
    invoiceIds: owed.invoices.map(({ id }) => id),
  };
  await services.get(receiptEndpoints.take, { body }, token);
}

test('what is shown is written once, in the order of the units, without who has paid meanwhile', async () => {
  const { letters, left } = await look({ stage: 'first' });
  const rows = await due('first');
  expect(letters.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  expect(left).toEqual([]);
  expect(letters.map(({ unitNumber }) => unitNumber)).toEqual(
    letters.map(({ unitNumber }) => unitNumber).toSorted(),
  );
  const [paid, one, two] = letters.slice(0, 3);
  if (!paid || !one || !two) throw new Error('too few are due');
  await settle(paid.id);
  const asked = [two, paid, one].map(({ id: unitId, stage }) => ({ unitId, stage }));
  const id = randomUUID();
  const [first, again] = await Promise.all([write(asked, id), write(asked, id)]);
  expect(again.data).toEqual(first.data);
  const run = first.data;
  if (!run) throw new Error(JSON.stringify(first.error));
  expect(run.letters.map(({ unitNumber }) => unitNumber)).toEqual([one.unitNumber, two.unitNumber]);
  expect(run.left).toEqual([{ id: paid.id, unitNumber: paid.unitNumber, why: 'paid' }]);
  for (const [at, { owed, surcharge, advance }] of [one, two].entries()) {
    expect(run.letters[at]).toMatchObject({ owed, surcharge, advance });
  }
  const serials = run.letters.map(({ number }) => Number(number.slice(-6)));
  expect(serials[1]).toBe((serials[0] ?? 0) + 1);

  // Another press with the same list writes nothing to them: their next is not due.
  const { data: other } = await write(asked);
  expect(other?.letters).toEqual([]);
  expect(other?.left.map(({ why }) => why).toSorted()).toEqual(['paid', 'step', 'step']);

  const file = await services.get(letterEndpoints.paper, { params: { id: run.id } }, token);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(pdfPages(bytes)).toBe(2);
  for (const { number } of run.letters) expect(pdfText(bytes)).toContain(number);
  const empty = await services.call(
    letterEndpoints.paper,
    { params: { id: other?.id ?? '' } },
    token,
  );
  expect(empty.status).toBe(404);
});

test('two runs at once write one letter to a unit', async () => {
  const { letters } = await look({ stage: 'first' });
  const asked = letters.slice(0, 4).map(({ id: unitId, stage }) => ({ unitId, stage }));
  const runs = await Promise.all([write(asked), write(asked.toReversed())]);
  expect(runs.flatMap(({ data }) => data?.letters ?? [])).toHaveLength(asked.length);
  expect(runs.flatMap(({ data }) => data?.left ?? [])).toHaveLength(asked.length);
});

test("the post's numbers go to the letters, each to one, and say where those are", async () => {
  const { rows } = await services.get(
    letterEndpoints.list,
    { query: { delivery: 'written', sort: 'number' } },
    token,
  );
  const [a, b] = rows;
  if (!a || !b) throw new Error('too few letters');
  const [x, y] = ['RR123456785TH', 'EX123456785TH'];
  expect((await track([{ number: a.number, tracking: 'RR123456789TH' }])).error?.code).toBe(
    'INVALID',
  );
  const unknown = [
    { number: a.number, tracking: x },
    { number: 'RMN-LT2569-999999', tracking: y },
  ];
  expect((await track(unknown)).error?.code).toBe('LETTER_UNKNOWN');
  expect((await track([{ number: a.number, tracking: ' rr 1234 56785 th' }])).data).toMatchObject([
    { tracking: x, delivery: 'sent', deliveredOn: today },
  ]);
  expect((await track([{ number: b.number, tracking: x }])).error).toMatchObject({
    ...{ code: 'LETTER_TRACKING', details: { tracking: x } },
  });
  // Two that were scanned the wrong way round change places.
  await track([{ number: b.number, tracking: y }]);
  const turned = await track([
    { number: a.number, tracking: y },
    { number: b.number, tracking: x },
  ]);
  expect(turned.data?.map(({ tracking }) => tracking)).toEqual([y, x]);

  const deliver = (deliveredOn: string) =>
    services.call(
      letterEndpoints.deliver,
      { params: { id: a.id }, body: { delivery: 'returned', deliveredOn } },
      token,
    );
  expect((await deliver('2026-01-01')).error?.fields?.deliveredOn?.code).toBe('endsFirst');
  expect((await deliver('2099-01-01')).error?.fields?.deliveredOn?.code).toBe('future');
  expect((await deliver(today)).data).toMatchObject({ delivery: 'returned', tracking: y });
});
