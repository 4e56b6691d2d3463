import { randomUUID } from 'node:crypto';
import { ask, call, signIn } from './calls.mjs';

const parcels = 'services/parcel/api/v1/parcels';

/**
 * Eight people work through the balancer until `work` is done: they read, open a page, and receive parcels.
 * Answers how many requests there were, those that failed by their status, and the parcels that were acknowledged.
 */
export async function underLoad({ portal, services }, work) {
  const token = await signIn(services[0], 'counter');
  const [unit] = await call(portal, `${parcels}/masterUnit?keywords=`, { token });
  let isOn = true;
  let requests = 0;
  const failures = {};
  const acknowledged = new Set();
  const tried = async (how) => {
    requests += 1;
    const { status } = await how().catch((error) => ({ status: error.cause?.code ?? error.name }));
    if (status === 200) return true;
    failures[status] = (failures[status] ?? 0) + 1;
    return false;
  };
  const person = async () => {
    while (isOn) {
      const id = randomUUID();
      const draft = {
        id,
        unitId: unit.id,
        recipientName: 'สมชาย ใจดี',
        carrier: 'flash',
        kind: 'box',
      };
      const body = { parcels: [draft] };
      if (await tried(() => ask(portal, `${parcels}/insertParcels`, { token, body })))
        acknowledged.add(id);
      await tried(() => ask(portal, `${parcels}/parcelsListTab?limit=20&pages=1`, { token }));
      await tried(() => ask(portal, 'login'));
    }
  };
  const people = Array.from({ length: 8 }, person);
  await work().finally(() => {
    isOn = false;
  });
  await Promise.all(people);
  return { requests, failures, acknowledged };
}

export const failedOf = (failures) => Object.values(failures).reduce((sum, one) => sum + one, 0);

/** One after the other is stopped and started again, while people work. */
export async function rollingRestart(installation) {
  const { requests, failures } = await underLoad(installation, async () => {
    for (const name of installation.rolling) {
      const part = installation.part(name);
      await part.stop();
      await part.start();
    }
  });
  const failed = failedOf(failures);
  const how = failed > 0 ? ` (${JSON.stringify(failures)})` : '';
  return {
    isGood: failed <= requests / 100,
    says: `${installation.rolling.length} parts restarted under load: ${failed} of ${requests} requests failed${how}`,
  };
}
