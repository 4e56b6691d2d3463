import { randomUUID } from 'node:crypto';
import { pdfText } from '@tests/kit/pdf-text';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { planEndpoints } from '@/contracts/billing/plans';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { startDesk, today } from './desk';

const desk = startDesk({ timers: true });
const { services, payment } = desk;
let token = '';
beforeAll(() => {
  token = desk.token();
});

const late = async () =>
  (await services.get(arrearEndpoints.list, { query: { limit: 200 } }, token)).rows;
const account = async (unitId: string) => {
  const { units } = await services.get(arrearEndpoints.account, { query: { unitId } }, token);
  if (!units[0]) throw new Error('there is no account');
  return units[0];
};
const inBaht = (amount: number) => (amount / 100).toFixed(2);
/** Equal parts of what a unit owes, thirty days apart from a day on. */
async function draftOf(unitId: string, parts: number, more: object = {}) {
  const { owing, owed } = await account(unitId);
  const each = Math.floor(owed / parts);
  const instalments = Array.from({ length: parts }, (_, at) => ({
    dueOn: dayAfter(today, 30 * at),
    amount: inBaht(at === parts - 1 ? owed - each * (parts - 1) : each),
  }));
  const invoiceIds = owing.map(({ id }) => id);
  return { id: randomUUID(), unitId, invoiceIds, instalments, stopsSurcharge: true, ...more };
}
const make = (body: Awaited<ReturnType<typeof draftOf>>) =>
  services.call(planEndpoints.make, { body }, token);
const used = new Set<string>();
async function somebody(): Promise<string> {
  const row = (await late()).find(({ id, invoices }) => invoices > 1 && !used.has(id));
  if (!row) throw new Error('nobody is late');
  used.add(row.id);
  return row.id;
}

test('a plan is due by its own days, asks for no surcharge meanwhile, and its paper says so', async () => {
  const unitId = await somebody();
  const before = await account(unitId);
  const body = await draftOf(unitId, 3);
  const less = { ...body, id: randomUUID(), instalments: body.instalments.slice(1) };
  expect((await make(less)).error?.code).toBe('PLAN_SUM');
  const turned = { ...body, id: randomUUID(), instalments: body.instalments.toReversed() };
  expect((await make(turned)).error?.fields?.instalments?.code).toBe('planOrder');
  const [one, two] = await Promise.all([make(body), make({ ...body, id: randomUUID() })]);
  expect([one, two].map(({ error }) => error?.code).filter(Boolean)).toEqual(['PLAN_RUNNING']);
  const plan = one.data ?? two.data;
  expect(plan).toMatchObject({ total: before.owed, paid: 0, state: 'running' });

  const after = await account(unitId);
  expect(after).toMatchObject({ owed: before.owed, late: 0, next: null, law: [] });
  // What it bore until the agreement is owed still.
  expect(after.surcharge).toBe(before.surcharge);
  expect((await late()).map(({ id }) => id)).not.toContain(unitId);
  const params = { id: plan?.id ?? '' };
  const file = await services.get(planEndpoints.paper, { params }, token);
  const text = pdfText(new Uint8Array(await file.arrayBuffer()));
  for (const said of [plan?.number ?? '', inBaht(before.owed).slice(-3)]) {
    expect(text).toContain(said);
  }

  // Cancelled, it is as though it had never been.
  const cancel = () =>
    services.call(planEndpoints.cancel, { params, body: { reason: 'ตกลงกันใหม่' } }, token);
  expect((await cancel()).data).toMatchObject({ state: 'cancelled', endReason: 'ตกลงกันใหม่' });
  expect((await cancel()).error?.code).toBe('PLAN_ENDED');
  const again = await account(unitId);
  expect(again).toMatchObject({ late: before.late, surcharge: before.surcharge, law: before.law });
  expect(again.owing).toEqual(before.owing);
});

test('payments go to it as they come; one that is missed too long brings back what was before', async () => {
  const unitId = await somebody();
  const before = await account(unitId);
  const { data: plan } = await make(await draftOf(unitId, 2));
  if (!plan) throw new Error('there is no plan');
  const [first] = plan.instalments;
  const body = { ...payment({ unitId, id: '', owed: first?.amount ?? 0 }), invoiceIds: [] };
  await services.get(receiptEndpoints.take, { body }, token);
  const [paid] = (await account(unitId)).plans;
  expect(paid).toMatchObject({ paid: first?.amount, state: 'running' });
  expect(paid?.instalments.map(({ state }) => state)).toEqual(['paid', 'due']);

  // Its second day passes: late, then broken once more days than are allowed have gone.
  const secondDue = (day: string) =>
    services.sql(
      `update debt_plans set instalments = jsonb_set(instalments, '{1,dueOn}', to_jsonb($2::text))
        where id = $1`,
      [plan.id, day],
    );
  await secondDue(dayAfter(today, -plan.graceDays));
  const states = async () => (await account(unitId)).plans.map(({ state }) => state);
  expect((await account(unitId)).plans[0]?.instalments[1]?.state).toBe('late');
  expect(await states()).toEqual(['running']);
  await secondDue(dayAfter(today, -plan.graceDays - 1));
  while ((await states())[0] === 'running') await new Promise((done) => setTimeout(done, 100));
  expect(await states()).toEqual(['broken']);
  const after = await account(unitId);
  expect(after.owed).toBe(before.owed - (first?.amount ?? 0));
  expect((await late()).map(({ id }) => id)).toContain(unitId);
  for (const one of after.owing) {
    expect(before.owing.find(({ id }) => id === one.id)?.dueOn).toBe(one.dueOn);
  }
  const [line] = await services.sql<{ action: string }>(
    "select action from audit_log where entity_id = $1 and action = 'break'",
    [plan.id],
  );
  expect(line).toEqual({ action: 'break' });
});
