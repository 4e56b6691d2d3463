import { randomUUID } from 'node:crypto';
import { ask, call, inTurn, signIn, wrongSignIn } from './calls.mjs';

const money = 'master-data/api/v1/sf';
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();

/** Who signs in at one is signed in at all, and so is who leaves. */
export async function sessions({ services }) {
  const token = await signIn(services[0], 'manager');
  const menu = { token, body: { app: 'niti', scope: '*' } };
  const known = await Promise.all(
    services.map((one) => ask(one, 'auth/api/v1/auth/getmenu', menu)),
  );
  await call(services[2], 'auth/api/v1/auth/logout', { token, body: {} });
  const left = await Promise.all(services.map((one) => ask(one, 'auth/api/v1/auth/getmenu', menu)));
  const statuses = (all) => all.map(({ status }) => status).join(' ');
  return {
    isGood: statuses(known) === '200 200 200' && statuses(left) === '401 401 401',
    says: `signed in at one: ${statuses(known)} at all; signed out at another: ${statuses(left)}`,
  };
}

/** Wrong passwords are counted together, wherever they are tried. */
export async function limits({ services }) {
  const next = inTurn(services);
  const name = `nobody-${randomUUID()}@example.com`;
  let taken = 0;
  for (; taken < 40; taken += 1) {
    const { body } = await wrongSignIn(next(), name);
    if (body.error?.code === 'TOO_MANY_TRIES' || JSON.stringify(body).includes('TOO_MANY_TRIES'))
      break;
  }
  return {
    isGood: taken === 5,
    says: `locked after ${taken} wrong passwords over three processes`,
  };
}

async function owed(base, token, limit) {
  const { rows } = await call(base, `${money}/invoice?state=owed&limit=${limit}`, { token });
  return rows;
}

const payment = ({ id, unitId }) => ({
  ...{ id: randomUUID(), unitId, invoiceIds: [id], method: 'cash', amount: '1.00' },
  ...{ day: today(), payerName: 'ผู้ชำระ', reference: '' },
});

/** The same payment at three processes at once, five times over, is one. */
export async function idempotency({ services }) {
  const token = await signIn(services[0], 'finance');
  const [invoice] = await owed(services[0], token, 1);
  const body = payment(invoice);
  const sent = [...services, ...services, ...services, ...services, ...services];
  const all = await Promise.all(
    sent.map((one) => ask(one, `${money}/receipt/take`, { token, body })),
  );
  const numbers = new Set(
    all.filter(({ status }) => status < 300).map((one) => one.body.data.number),
  );
  const answered = all.filter(({ status }) => status < 300).length;
  return {
    isGood: numbers.size === 1 && answered > 0,
    says: `15 sent, ${answered} answered, ${numbers.size} receipt`,
  };
}

/** Sixty payments at once over three processes have sixty numbers in a row. */
export async function receipts({ services }) {
  const next = inTurn(services);
  const token = await signIn(services[0], 'finance');
  const invoices = await owed(services[0], token, 60);
  const numbers = await Promise.all(
    invoices.map(async (one) => {
      const body = payment(one);
      const taken = await call(next(), `${money}/receipt/take`, { token, body });
      return Number(taken.number.slice(-6));
    }),
  );
  const sorted = numbers.sort((a, b) => a - b);
  const isWhole = sorted.every((one, at) => at === 0 || one === sorted[at - 1] + 1);
  const range = `${sorted[0]} to ${sorted.at(-1)}`;
  return {
    isGood: isWhole && sorted.length > 20,
    says: `${sorted.length} at once: ${range}, ${isWhole ? 'no gap, none twice' : 'NOT whole'}`,
  };
}
