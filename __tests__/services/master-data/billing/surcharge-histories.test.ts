import {
  creditedUpTo,
  type Debt,
  openSurcharge,
  type Rates,
  simpleInterest,
  totalOf,
} from '@/services/master-data/billing/late/surcharge';
import { Random } from '@/services/seed/random';
import { day, dayOf, perDay, rateOn } from './plain-reckoning';

/** An invoice of one unit: a debt, and what it charges for others. */
interface Bill extends Debt {
  issuedOn: string;
  fee: number;
  lines: ReturnType<typeof openSurcharge>;
  isVoid: boolean;
  payments: { day: string; amount: number }[];
}

/** One unit over some months: issued, paid, paid late with an earlier date, bounced, voided, issued again. */
class History {
  readonly bills: Bill[] = [];
  readonly rates: Rates[];
  private at = 40;

  constructor(private readonly random: Random) {
    this.rates = [{ from: '0001-01-01', ...this.aRate() }];
  }

  private aRate() {
    const { random } = this;
    const [rate, lateRate] = [random.pick([7.5, 10, 12]), random.pick([10, 15, 20])];
    return {
      rate: rate.toFixed(2),
      lateRate: lateRate.toFixed(2),
      lateMonths: random.pick([1, 3, 6]),
    };
  }

  /** The bill's history as rows have it: what counts of what others charged for it. */
  debtOf(bill: Bill): Debt {
    const charged = this.bills
      .filter(({ isVoid }) => !isVoid)
      .flatMap(({ lines }) => lines.filter(({ of }) => of === bill.number));
    return { ...bill, principal: bill.isVoid ? 0 : bill.principal, charged };
  }

  open(on: string) {
    return this.bills.flatMap((bill) => openSurcharge(this.debtOf(bill), on, this.rates));
  }

  issue(issuedOn: string, fee: number, dueOn = dayOf(day(issuedOn) + this.random.whole(0, 20))) {
    const lines = creditedUpTo(this.open(issuedOn), fee);
    const surcharge = totalOf(lines);
    expect(fee + surcharge).toBeGreaterThanOrEqual(0);
    const number = String(this.bills.length);
    const principal = fee + Math.min(0, surcharge);
    const rest = { payments: [], charged: [], isVoid: false };
    this.bills.push({ number, principal, dueOn, issuedOn, fee, lines, ...rest });
  }

  private pay(paidOn: string) {
    const { random } = this;
    const bill = random.pick(this.bills);
    const left = bill.principal - totalOf(bill.payments);
    if (bill.isVoid || left <= 0) return;
    // All, or a part that leaves enough to bear something every day.
    const part = random.whole(1, 9) * Math.floor(left / 10);
    bill.payments.push({ day: paidOn, amount: left - part >= 50_000 && part > 0 ? part : left });
  }

  private voidOne() {
    const { random } = this;
    const bill = random.pick(this.bills);
    if (bill.isVoid || bill.payments.length > 0) return;
    bill.isVoid = true;
    if (random.chance(0.8)) this.issue(bill.issuedOn, bill.fee, bill.dueOn);
  }

  step() {
    const { random } = this;
    this.at += random.whole(1, 25);
    const on = dayOf(this.at);
    const kind = this.bills.length === 0 ? 'issue' : random.weighted(weights);
    if (kind === 'issue') this.issue(on, random.whole(100_000, 900_000));
    if (kind === 'early') this.issue(dayOf(this.at - random.whole(1, 60)), 200_000);
    if (kind === 'pay') this.pay(on);
    if (kind === 'backdate') this.pay(dayOf(this.at - random.whole(1, 90)));
    if (kind === 'bounce') random.pick(this.bills).payments.pop();
    if (kind === 'void') this.voidOne();
    if (kind === 'rate') this.rates.push({ from: on, ...this.aRate() });
  }

  /** A last invoice, beyond every day that was charged, whose fee takes any credit. */
  end() {
    this.at += 40;
    this.issue(dayOf(this.at), 50_000_000);
    return dayOf(this.at);
  }
}

const weights = { issue: 6, early: 1, pay: 5, backdate: 3, bounce: 2, void: 3, rate: 1 };

/** What lines charge for each day: principal by rate, exact. */
function chargedPerDay(lines: Debt['charged']): Map<string, bigint> {
  const days = new Map<string, bigint>();
  for (const { from, until, principal, rate } of lines) {
    for (let at = day(from); at <= day(until); at++) {
      const key = dayOf(at);
      days.set(key, (days.get(key) ?? 0n) + BigInt(principal) * BigInt(rate.replace('.', '')));
    }
  }
  return new Map([...days].filter(([, amount]) => amount !== 0n));
}

test('whatever became of a debt, each of its days is charged once, with what it was late with', () => {
  const random = new Random(20_569);
  let [credits, looked] = [0, 0];
  for (let round = 0; round < 1500; round++) {
    const history = new History(random);
    for (let steps = random.whole(4, 16); steps > 0; steps--) history.step();
    const end = history.end();
    for (const bill of history.bills) {
      const debt = history.debtOf(bill);
      const [charged, plain] = [chargedPerDay(debt.charged), perDay(debt, end, history.rates)];
      const isSame = [...plain].every(([on, amount]) => charged.get(on) === amount);
      // Told in full where they differ; looking at each day of all of them takes most of the time.
      if (!isSame || charged.size !== plain.size) expect([round, charged]).toEqual([round, plain]);
      looked += plain.size;
    }
    const lines = history.bills.flatMap((bill) => bill.lines);
    for (const line of lines) expect(line.amount).toBe(simpleInterest(line));
    credits += lines.filter(({ amount }) => amount < 0).length;
    expect(history.open(end)).toEqual([]);
    // Nor does an invoice of an earlier date take anything back.
    expect(history.open(dayOf(day(end) - 60))).toEqual([]);
  }
  expect(credits).toBeGreaterThan(500);
  expect(looked).toBeGreaterThan(100_000);
});

test('a credit that an invoice cannot take waits for the next ones, and none asks for less than nothing', () => {
  const random = new Random(7);
  for (let round = 0; round < 30; round++) {
    const principal = random.whole(1_000_000, 90_000_000);
    const rates = [{ from: '0001-01-01', rate: '12.00', lateRate: '20.00', lateMonths: 6 }];
    const debt: Debt = { number: 'A', principal, dueOn: dayOf(0), payments: [], charged: [] };
    const charged = openSurcharge(debt, dayOf(300), rates);
    const paid = [{ day: dayOf(1), amount: principal }];
    let now: Debt = { ...debt, payments: paid, charged };
    const owed = totalOf(openSurcharge(now, dayOf(301), rates));
    const fee = random.whole(60_000, 900_000);
    let given = 0;
    for (let months = 0; months < 400 && given > owed; months++) {
      const open = openSurcharge(now, dayOf(301), rates);
      const credit = creditedUpTo(open, fee);
      expect(totalOf(credit)).toBeGreaterThanOrEqual(-fee);
      given += totalOf(credit);
      now = { ...now, charged: [...now.charged, ...credit] };
      if (credit.length === 0) break;
    }
    // But for what a day comes to, all of it was given back.
    expect(Math.abs(totalOf(openSurcharge(now, dayOf(301), rates)))).toBeLessThanOrEqual(
      Math.ceil((principal * 0.2) / 365) + 1,
    );
  }
});

test('the rates of a day are those that counted then', () => {
  const rates = [
    { from: '0001-01-01', rate: '12.00', lateRate: '20.00', lateMonths: 6 },
    { from: '2026-03-01', rate: '10.00', lateRate: '10.00', lateMonths: 6 },
  ];
  const of = { number: 'A', principal: 1_000_000, dueOn: '2026-01-31', payments: [], charged: [] };
  const lines = openSurcharge(of, '2026-03-31', rates);
  expect(lines.map(({ from, until, days, rate }) => [from, until, days, rate])).toEqual([
    ['2026-02-01', '2026-02-28', 28, '12.00'],
    ['2026-03-01', '2026-03-31', 31, '10.00'],
  ]);
  expect(rateOn(rates, '2026-01-31', '2026-08-01')).toBe(1000n);
});
