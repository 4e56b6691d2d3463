import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { servicesToKill } from './services-to-kill.mjs';

// Kills the services with SIGKILL while fifty receipts are given at once, and while a month is issued,
// starts them again, and looks whether a number is missing or twice, money was taken twice, or the books
// do not balance: `node scripts/database/crash-receipts.mjs [--rounds 20] [--months 5]`.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    months: { type: 'string', default: '5' },
    port: { type: 'string', default: '4871' },
  },
});
const services = await servicesToKill(values.port);
const { call } = services;
const api = 'master-data/api/v1/sf';
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();
const each = 100;
const wrong = [];
const check = (isTrue, what) => isTrue || wrong.push(what);

/** All rows of a list. */
async function all(path, token) {
  const found = [];
  for (let page = 1; ; page++) {
    const { rows } = await call(`${path}&limit=200&page=${page}`, token);
    found.push(...rows);
    if (rows.length < 200) return found;
  }
}

/** Numbers of papers run from 1 in each year, none left out and none twice. */
function checkNumbers(rows, what) {
  const yearOf = ({ number }) => number.slice(0, -7);
  for (const year of new Set(rows.map(yearOf))) {
    const own = rows.filter((row) => yearOf(row) === year);
    const serials = own.map(({ number }) => Number(number.slice(-6))).sort((a, b) => a - b);
    const isWhole = serials.every((serial, at) => serial === at + 1);
    check(isWhole, `${what} of ${year} have a gap or a double`);
  }
}

async function checkBooks(token) {
  const months = await call(`${api}/period`, token);
  for (const { period, balance } of months) check(balance === 0, `${period} does not balance`);
}

/** Fifty payments at once, killed after some answers; then each once more, as a desk would. */
async function payAndKill(token, invoices, paid) {
  const until = Math.floor(Math.random() * 50);
  const answered = new Map();
  let killing;
  const bodies = invoices.map(({ id, unitId }) => ({
    ...{ id: randomUUID(), unitId, invoiceIds: [id], method: 'cash', amount: '1.00' },
    ...{ day: today, payerName: 'ผู้ชำระ', reference: '' },
  }));
  await Promise.all(
    bodies.map(async (body) => {
      try {
        const { number } = await call(`${api}/receipt/take`, token, body);
        answered.set(body.id, number);
        if (answered.size >= until) killing ??= services.kill();
      } catch (error) {
        if (!services.isKilled()) throw error;
      }
    }),
  );
  await (killing ?? services.kill());
  await services.start();
  const before = answered.size;
  const given = [];
  for (const body of bodies) {
    const { id, number } = await call(`${api}/receipt/take`, token, body);
    given.push(id);
    check((answered.get(body.id) ?? number) === number, `${number} was another before`);
  }
  const receipts = await all(`${api}/receipt?`, token);
  checkNumbers(receipts, 'receipts');
  for (const id of given) {
    check(receipts.filter((one) => one.id === id).length === 1, `${id} is not there once`);
  }
  for (const { id, paid: atFirst } of invoices) {
    const now = await call(`${api}/invoice/${id}`, token);
    check(now.paid === atFirst + paid * each, `${now.number} was paid ${now.paid}`);
  }
  await checkBooks(token);
  return before;
}

async function settled(token) {
  for (;;) {
    const { run } = await call(`${api}/invoice/issue`, token);
    if (run.endedAt) return run;
    if (run.task.state === 'failed') throw new Error(JSON.stringify(run.task.failure));
    await pause(200);
  }
}

/** A month that is confirmed, and killed on the way. */
async function issueAndKill(token, ahead) {
  const [year, month] = today.split('-').map(Number);
  const at = year * 12 + month - 1 + ahead;
  const period = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  const days = { period, issuedOn: today, dueOn: today };
  const { units, total } = await call(`${api}/invoice/preview`, token, days);
  await call(`${api}/invoice/issue`, token, { ...days, units, total });
  const until = Math.random() * units;
  while ((await call(`${api}/invoice/issue`, token)).run.made < until) await pause(5);
  await services.kill();
  await services.start();
  const { made } = (await call(`${api}/invoice/issue`, token)).run;
  const run = await settled(token);
  check(run.made === units, `${run.made} of ${units} invoices were made`);
  const invoices = await all(`${api}/invoice?`, token);
  checkNumbers(invoices, 'invoices');
  const own = invoices.filter((one) => one.period === period);
  check(new Set(own.map(({ unitId }) => unitId)).size === units, `a unit of ${period} is twice`);
  check(own.length === units, `${own.length} invoices of ${period}`);
  check(own.reduce((sum, one) => sum + one.total, 0) === total, `${period} is not what was shown`);
  await checkBooks(token);
  return `${made} of ${units} made when it was killed`;
}

await services.start();
const token = await services.signIn('finance');
const invoices = await call(`${api}/invoice?state=open&limit=50`, token);
for (let round = 1; round <= Number(values.rounds) && wrong.length === 0; round++) {
  const answered = await payAndKill(token, invoices.rows, round);
  console.log(`round ${round}: killed after ${answered} of 50 answers; ${wrong.length} wrong`);
}
for (let ahead = 1; ahead <= Number(values.months) && wrong.length === 0; ahead++) {
  const how = await issueAndKill(token, ahead);
  console.log(`month ${ahead}: ${how}; ${wrong.length} wrong`);
}
for (const what of wrong) console.error(what);
await services.close();
process.exit(wrong.length > 0 ? 1 : 0);
