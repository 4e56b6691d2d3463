import { randomUUID } from 'node:crypto';
import { arrearEndpoints, type DebtStage } from '@/contracts/billing/arrears';
import { letterEndpoints } from '@/contracts/billing/arrears-letters';
import { planEndpoints } from '@/contracts/billing/plans';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { Random } from '@/services/seed/random';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services, payment } = desk;
let token = '';
beforeAll(() => {
  token = desk.token();
});

const late = async (query: object = {}) =>
  (await services.get(arrearEndpoints.list, { query: { limit: 200, ...query } }, token)).rows;
/** The unit's row in the list, where it is late. */
const rowOf = async ({ unitId, number }: Known) =>
  (await late({ keywords: number })).find(({ id }) => id === unitId);
const account = async (unitId: string) => {
  const { units } = await services.get(arrearEndpoints.account, { query: { unitId } }, token);
  if (!units[0]) throw new Error('there is no account');
  return units[0];
};

/** What is known of a unit without looking: what it owes, and the payments that count. */
interface Known {
  unitId: string;
  number: string;
  owed: number;
  receipts: { id: string; amount: number }[];
}

const deeds = {
  async pay(known: Known, random: Random) {
    if (known.owed === 0) return;
    const amount = random.chance(0.2) ? known.owed : random.whole(1, known.owed);
    const body = { ...payment({ unitId: known.unitId, id: '', owed: amount }), invoiceIds: [] };
    const { id } = await services.get(
      receiptEndpoints.take,
      { body: { ...body, reference: randomUUID(), isAnother: true } },
      token,
    );
    known.owed -= amount;
    known.receipts.push({ id, amount });
  },
  async bounce(known: Known, random: Random) {
    if (known.receipts.length === 0) return;
    const one = random.pick(known.receipts);
    const call = { params: { id: one.id }, body: { reason: 'เช็คคืน' } };
    await services.get(receiptEndpoints.cancel, call, token);
    known.receipts.splice(known.receipts.indexOf(one), 1);
    known.owed += one.amount;
  },
  async write(known: Known, random: Random) {
    const { unitId } = known;
    const stage = random.pick<DebtStage>(['first', 'second', 'final']);
    const row = await rowOf(known);
    const body = { id: randomUUID(), letters: [{ unitId, stage }] };
    const run = await services.get(letterEndpoints.write, { body }, token);
    expect(run.letters.map((one) => one.stage)).toEqual(row?.dueLetter === stage ? [stage] : []);
    expect(run.letters.length + run.left.length).toBe(1);
  },
  async age({ unitId }: Known) {
    await services.sql('update arrears_letters set day = day - 8 where unit_id = $1', [unitId]);
  },
  async agree({ unitId }: Known, random: Random) {
    const { owing, plans } = await account(unitId);
    const some = owing.filter(() => random.chance(0.8));
    if (some.length === 0) return;
    const total = some.reduce((sum, { owed }) => sum + owed, 0);
    const parts = Math.min(random.whole(1, 5), total);
    const each = Math.floor(total / parts);
    const instalments = Array.from({ length: parts }, (_, at) => ({
      dueOn: dayAfter(today, at * 20),
      amount: ((at === 0 ? total - each * (parts - 1) : each) / 100).toFixed(2),
    }));
    const { data, error } = await services.call(
      planEndpoints.make,
      {
        body: {
          ...{ id: randomUUID(), unitId, invoiceIds: some.map(({ id }) => id), instalments },
          stopsSurcharge: random.chance(0.5),
        },
      },
      token,
    );
    const runs = plans.some(({ state }) => state === 'running');
    expect(error?.code).toBe(runs ? 'PLAN_RUNNING' : undefined);
    if (data) expect(data).toMatchObject({ total, paid: 0 });
  },
  async giveUp({ unitId }: Known) {
    const plan = (await account(unitId)).plans.find(({ state }) => state === 'running');
    if (!plan) return;
    const call = { params: { id: plan.id }, body: { reason: 'ยกเลิก' } };
    await services.get(planEndpoints.cancel, call, token);
  },
};

/** All that is said of a unit on any screen is the same, and what is known without looking. */
async function agrees(known: Known) {
  const { unitId, owed } = known;
  const its = await account(unitId);
  expect(its.owed).toBe(owed);
  expect(its.lines.at(-1)?.balance ?? 0).toBe(owed - its.advance);
  const row = await rowOf(known);
  expect(row?.owed ?? 0).toBe(its.late);
  const isDue = its.next !== null && its.next.from <= today && !its.covered;
  expect(row?.dueLetter ?? null).toBe(isDue ? its.next?.stage : null);
  if (row) expect(row.surcharge).toBe(its.surcharge);
  expect(its.law.length > 0).toBe(its.late > 0);
  const running = its.plans.filter(({ state }) => state === 'running');
  for (const plan of its.plans) {
    expect(plan.instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(plan.total);
    expect(plan.invoices.reduce((sum, one) => sum + one.owed, 0)).toBe(plan.total);
  }
  // What runs says when its invoices are due; what is not of it is due as it was issued.
  const days = new Set(running.flatMap((plan) => plan.instalments.map(({ dueOn }) => dueOn)));
  const ofPlan = new Set(running.flatMap((plan) => plan.invoices.map(({ id }) => id)));
  for (const { id, dueOn } of its.owing) if (ofPlan.has(id)) expect(days).toContain(dueOn);
}

test('letters, payments, bounced ones and plans in any order leave one truth', async () => {
  const random = new Random(20261125);
  const rows = (await late()).filter(({ invoices }) => invoices > 1).slice(0, 3);
  const all: Known[] = [];
  for (const { id, unitNumber } of rows) {
    const { owed } = await account(id);
    all.push({ unitId: id, number: unitNumber, owed, receipts: [] });
  }
  const names = Object.keys(deeds) as (keyof typeof deeds)[];
  for (let step = 0; step < 40; step++) {
    const known = random.pick(all);
    await deeds[random.pick(names)](known, random);
    await agrees(known);
  }
  expect(all).toHaveLength(3);
}, 240_000);
