import { createHmac } from 'node:crypto';
import { mpayEndpoints, payPageEndpoints } from '@/contracts/billing/mpay';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import type { startDesk } from './desk';

/** The gateway of a desk: what it tells, and payments that are begun there. */
export function gatewayOf({ services, token, owing }: ReturnType<typeof startDesk>) {
  const secret = () =>
    createHmac('sha256', services.tokenSecret).update('payment gateway').digest('hex');
  const tell = async (
    event: object,
    change: { time?: string; signature?: string; raw?: string } = {},
  ) => {
    const raw = JSON.stringify(event);
    const time = change.time ?? String(Math.floor(Date.now() / 1000));
    const signature =
      change.signature ?? createHmac('sha256', secret()).update(`${time}.${raw}`).digest('hex');
    const reply = await fetch(`${services.url}/master-data/api/v1/mpay/callback`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-gateway-time': time,
        'x-gateway-signature': signature,
      },
      body: change.raw ?? raw,
    });
    return [reply.status, (await reply.json()).data?.taken];
  };
  const begin = async (at = 0) => {
    const row = (await owing(at + 1))[at];
    if (!row) throw new Error('nothing is owed');
    const { url } = await services.get(mpayEndpoints.ask, { body: { invoiceId: row.id } }, token());
    const params = { reference: url.split('ref=')[1] ?? '' };
    await services.get(payPageEndpoints.start, { params });
    const { rows } = await services.get(mpayEndpoints.list, { query: { limit: 1 } }, token());
    return { row, params, charge: rows[0]?.gatewayReference ?? '', id: rows[0]?.id ?? '' };
  };
  const receiptsOf = async (unitId: string) =>
    (await services.get(receiptEndpoints.list, { query: { unitId, method: 'gateway' } }, token()))
      .rows;
  return { tell, begin, receiptsOf };
}
