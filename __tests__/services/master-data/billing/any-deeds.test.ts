import { startServices } from '@tests/kit/services';
import { booksReportEndpoints } from '@/contracts/billing/books/report';
import { periodEndpoints } from '@/contracts/billing/period';
import { Random } from '@/services/seed/random';
import { guardClosed } from './model/closed-guard';
import { type Deed, deedsOf, weights } from './model/deeds';
import { type SmallProperty, smallProperty } from './model/small-property';
import { unsound } from './model/soundness';
import { standingOf } from './model/standing';

/** More by the environment: `MONEY_SEQUENCES=5000`, and `MONEY_SEED` of a run that failed. */
const sequences = Number(process.env.MONEY_SEQUENCES ?? 80);
const seed = Number(process.env.MONEY_SEED ?? 2569);
const steps = 15;

const services = startServices();
const random = new Random(seed);
let place: SmallProperty;
beforeAll(async () => {
  place = await smallProperty(services, random);
  await guardClosed(services);
});

/** What all months' reports say is what the books say. */
async function expectReports() {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
  for (const { period, invoiced, collected } of await services.get(
    periodEndpoints.list,
    {},
    place.token,
  )) {
    const call = { query: { period } };
    const { income, money, balances, funds } = await services.get(
      booksReportEndpoints.read,
      call,
      place.token,
    );
    expect(sum(income.map(({ month }) => month))).toBe(invoiced);
    expect(sum(money.map(({ month }) => month))).toBe(collected);
    expect(sum(balances.map(({ amount }) => amount))).toBe(0);
    for (const { fund, owed } of funds) {
      const own = balances.find((one) => one.account === 'receivable' && one.fund === fund);
      expect(owed).toBe(own?.amount ?? 0);
    }
  }
}

test(
  `after thousands of deeds in any order the books come out even (seed ${seed})`,
  async () => {
    const { deeds } = deedsOf(place, random);
    const ends = new Map<string, number>();
    const done: Partial<Record<Deed, number>> = {};
    for (let at = 0; at < sequences; at++) {
      if (at % 30 === 0) await place.bringLines(40, at === 0);
      const trail: string[] = [`seed ${seed}, sequence ${at}`];
      const standing = await standingOf(place);
      for (let step = 0; step < steps; step++) {
        const name = at === 0 && step < 3 ? 'issue' : random.weighted(weights);
        const error = await deeds[name](standing);
        const end = `${name} ${error?.code ?? 'done'}`;
        trail.push(end);
        ends.set(end, (ends.get(end) ?? 0) + 1);
        if (!error) done[name] = (done[name] ?? 0) + 1;
        if (process.env.MONEY_TRACE) expect([trail, await unsound(place)]).toEqual([trail, []]);
      }
      expect([trail, await unsound(place)]).toEqual([trail, []]);
    }
    const counted = [...ends].sort(([a], [b]) => a.localeCompare(b));
    if (process.env.MONEY_SEQUENCES) process.stdout.write(`${JSON.stringify(counted, null, 1)}\n`);
    expect([...ends.keys()].filter((end) => /FAILED|INVALID_CALL|STATUS_5/.test(end))).toEqual([]);
    // Each went through at least once, or nothing of it was tried.
    const tried = Object.keys(weights).filter((name) => name !== 'closeUnseen') as Deed[];
    expect(tried.filter((name) => !done[name])).toEqual([]);
    await expectReports();
  },
  24 * 3_600_000,
);
