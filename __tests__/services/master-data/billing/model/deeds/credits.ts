import { randomUUID } from 'node:crypto';
import { creditEndpoints, noteReasons } from '@/contracts/billing/credits/credit';
import { type Deeds, type Doing, nothing, reason } from './doing';

/** What units need not pay: asked for, approved, refused, taken back. */
export function credits({ random, services, token, told, anyOf, anybody, owing }: Doing) {
  const ask = (body: object) =>
    told(
      creditEndpoints.ask,
      { body: { id: randomUUID(), why: 'ทดลอง', ...body } } as never,
      anybody(),
    );
  const room = (id: string) =>
    services.call(creditEndpoints.room, { params: { id } }, token).then(({ data }) => data);

  return {
    askNote: [
      6,
      async (now) => {
        const one = owing(now);
        if (!one) return nothing;
        const part = random.whole(1, Math.min(one.owed, 30_000));
        const amount = random.pick([part, part, one.owed, one.owed + 1]);
        const note = { kind: 'note', invoiceId: one.id, reason: random.pick(noteReasons) };
        return ask({ ...note, amount });
      },
    ],
    askOfLine: [
      4,
      async (now) => {
        const one = owing(now);
        const { lines = [] } = (one && (await room(one.id))) ?? {};
        const line = anyOf(lines.map(({ most }, at) => ({ most, line: at + 1 })));
        if (!one || !line?.most) return nothing;
        const amount = random.pick([line.most, random.whole(1, line.most), line.most + 1]);
        const note = { kind: 'note', invoiceId: one.id, line: line.line };
        return ask({ ...note, reason: random.pick(noteReasons), amount });
      },
    ],
    askWaiver: [
      5,
      async (now) => {
        const one = anyOf(now.invoices);
        const { waiver = 0 } = (one && (await room(one.id))) ?? {};
        if (!one || waiver === 0) return nothing;
        const amount = random.pick([waiver, random.whole(1, waiver), waiver + 1]);
        return ask({ kind: 'waiver', invoiceId: one.id, amount });
      },
    ],
    grantCredit: [
      8,
      async ({ credits: all }) => {
        const one = anyOf(all.filter(({ state }) => state === 'asked'));
        if (!one) return nothing;
        return told(creditEndpoints.grant, { params: { id: one.id } }, anybody());
      },
    ],
    refuseCredit: [
      1,
      async ({ credits: all }) => {
        const one = anyOf(all);
        if (!one) return nothing;
        const call = { params: { id: one.id }, body: { reason } };
        return told(creditEndpoints.refuse, call, anybody());
      },
    ],
    voidCredit: [
      5,
      async ({ credits: all }) => {
        const one = anyOf(all.filter(({ state }) => state === 'granted'));
        if (!one) return nothing;
        const call = { params: { id: one.id }, body: { reason } };
        return told(creditEndpoints.cancel, call, anybody());
      },
    ],
  } satisfies Deeds;
}
