import { createHmac, randomUUID } from 'node:crypto';
import { mpayEndpoints, payPageEndpoints } from '@/contracts/billing/mpay';
import { type Deeds, type Doing, nothing, reason } from './doing';

/** What is paid online, and what the gateway says of it. */
export function gateway({ random, services, token, told, anyOf, owing }: Doing) {
  const secret = createHmac('sha256', services.tokenSecret).update('payment gateway').digest('hex');
  async function word(event: object) {
    const raw = JSON.stringify(event);
    const time = String(Math.floor(Date.now() / 1000));
    const headers = {
      ...{ 'content-type': 'application/json', 'x-gateway-time': time },
      'x-gateway-signature': createHmac('sha256', secret).update(`${time}.${raw}`).digest('hex'),
    };
    const url = `${services.url}/master-data/api/v1/mpay/callback`;
    const reply = await fetch(url, { method: 'POST', headers, body: raw });
    return reply.ok ? undefined : { code: `STATUS_${reply.status}` };
  }

  return {
    gatewayAsk: [
      3,
      async (now) => {
        const one = owing(now);
        if (!one) return nothing;
        const body = { invoiceId: one.id };
        const { data, error } = await services.call(mpayEndpoints.ask, { body }, token);
        const params = { reference: data?.url.split('ref=')[1] ?? '' };
        const withLate = random.chance(0.5);
        return error ?? told(payPageEndpoints.start, { params, body: { withLate } });
      },
    ],
    // Of the right amount or another, or failed; told twice at once.
    gatewayWord: [
      5,
      async ({ payments }) => {
        const one = anyOf(payments);
        if (!one) return nothing;
        const amount = random.pick([
          ...[one.amount, one.amount, one.amount, one.amount + 100, Math.max(1, one.amount - 100)],
        ]);
        const state = random.chance(0.85) ? 'paid' : 'failed';
        const event = { id: randomUUID(), charge: one.charge, state, amount };
        const [first] = await Promise.all([word(event), word(event)]);
        if (first || !random.chance(0.3)) return first;
        return told(mpayEndpoints.settle, { params: { id: one.id }, body: { reason } }, token);
      },
    ],
  } satisfies Deeds;
}
