import { randomUUID } from 'node:crypto';
import { password } from './accounts';

interface Row {
  id: string;
  unitId: string;
  number: string;
}

const api = 'master-data/api/v1/sf';
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();

/**
 * Sends fifty payments at once to services that are killed after some answers. Answers what sends each
 * once more, as a desk would, and tells how many receipts there are by then, and the last one's number.
 */
export async function fiftyReceipts(port: number, kill: () => unknown) {
  let token = '';
  async function call<R>(path: string, body?: object): Promise<R> {
    const reply = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} answered ${await reply.text()}`);
    return ((await reply.json()) as { data: R }).data;
  }
  const take = (body: object) => call<Row>(`${api}/receipt/take`, body);
  const receipts = async () => {
    const { rows, total } = await call<{ rows: Row[]; total: number }>(`${api}/receipt?limit=200`);
    return { rows, total, last: Number(rows[0]?.number.slice(-6)) };
  };
  const signIn = { key: 'finance', type: 'password', app: 'niti', url: '/', params: { password } };
  token = (await call<{ accessToken: string }>('auth/api/v1/auth/login', signIn)).accessToken;
  const before = await receipts();
  const { rows } = await call<{ rows: Row[] }>(`${api}/invoice?state=owed&limit=50`);
  const bodies = rows.map(({ id, unitId }) => ({
    ...{ id: randomUUID(), unitId, invoiceIds: [id], method: 'cash', amount: '1', day: today() },
    payerName: 'ผู้ชำระ',
  }));
  let answered = 0;
  const ends = bodies.map((body) =>
    take(body).then(
      () => {
        answered += 1;
        if (answered === 20) kill();
      },
      // Its answer was lost with the services.
      () => {},
    ),
  );
  await Promise.all(ends);
  return async () => {
    const ids = new Set<string>();
    for (const body of bodies) ids.add((await take(body)).id);
    const after = await receipts();
    return {
      own: after.rows.filter(({ id }) => ids.has(id)).length,
      more: after.total - before.total,
      further: after.last - before.last,
    };
  };
}
