import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { servicesToKill } from './services-to-kill.mjs';

// Kills the services with SIGKILL in the middle of receiving parcels, starts them again, and looks
// for every parcel that was acknowledged: `node scripts/database/crash-services.mjs [--rounds 25]`.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    parcels: { type: 'string', default: '1000' },
    port: { type: 'string', default: '4870' },
  },
});
const [rounds, most] = [Number(values.rounds), Number(values.parcels)];
const services = await servicesToKill(values.port);
const { call } = services;

const parcelsApi = 'parcel/api/v1/parcels';
const acknowledged = new Set();

/** Eight clients receive parcels until so many are acknowledged; there the services are killed. */
async function receiveAndKill(token, unitId) {
  const until = acknowledged.size + 1 + Math.floor(Math.random() * most);
  let killing;
  const client = async () => {
    for (;;) {
      const id = randomUUID();
      const draft = { id, unitId, recipientName: 'สมชาย ใจดี', carrier: 'flash', kind: 'box' };
      try {
        await call(`${parcelsApi}/insertParcels`, token, { parcels: [draft] });
      } catch (error) {
        if (services.isKilled()) return;
        throw error;
      }
      acknowledged.add(id);
      if (acknowledged.size >= until) killing ??= services.kill();
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  await killing;
}

async function readBack(token) {
  const found = new Set();
  for (let page = 1; ; page++) {
    const { rows } = await call(`${parcelsApi}/parcelsListTab?limit=500&pages=${page}`, token);
    for (const { id } of rows) found.add(id);
    if (rows.length < 500) return found;
  }
}

await services.start();
const token = await services.signIn('counter');
const [unit] = await call(`${parcelsApi}/masterUnit?keywords=`, token);
let lost = 0;
for (let round = 1; round <= rounds; round++) {
  await receiveAndKill(token, unit.id);
  await services.start();
  const found = await readBack(token);
  lost = [...acknowledged].filter((id) => !found.has(id)).length;
  console.log(`round ${round}: ${acknowledged.size} acknowledged so far, ${lost} lost`);
  if (lost > 0) break;
}
await services.close();
process.exit(lost > 0 ? 1 : 0);
