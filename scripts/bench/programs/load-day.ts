import { setTimeout as pause } from 'node:timers/promises';
import { FollowingClient } from '@tests/kit/following-client';
import { embeddedApp } from '@/settings/realtime-app';
import { type Answer, httpClient } from './http';
import { any, deck, kinds, masterData, type Person, parcels, signIn } from './load-calls';
import { spread } from './timing';

interface Day {
  /** The ports of the services' processes; events come from the first. */
  ports: number[];
  tokenSecret: string;
  staff: number;
  /** Between two calls of one person, s. */
  pace: number;
  /** How long people work at their pace, and how long as fast as they are answered. */
  seconds: number;
}

const { ports, tokenSecret, staff, pace, seconds } = JSON.parse(process.argv[2] ?? '') as Day;
const [first = 0] = ports;

/** What was asked and how long it took, by kind; what was not answered well is counted apart. */
const taken = new Map<string, number[]>();
const failed = new Map<string, number>();
let heard = 0;

async function timed(kind: string, run: () => Promise<Answer>): Promise<Answer | undefined> {
  const from = performance.now();
  const answer = await run().catch(() => undefined);
  if (answer?.status !== 200) {
    failed.set(kind, (failed.get(kind) ?? 0) + 1);
    if (process.env.BENCH_SAYS) console.error(kind, answer?.status, answer?.text.slice(0, 300));
    return undefined;
  }
  taken.set(kind, [...(taken.get(kind) ?? []), performance.now() - from]);
  return answer;
}

const dataOf = ({ text }: Answer) => JSON.parse(text).data;

async function work(one: Person): Promise<void> {
  const [name, , run] = any(deck) ?? [];
  if (name && run) await timed(name, () => run(one));
}

async function open(name: string, at: number): Promise<Person> {
  const send = httpClient(ports[at % ports.length] ?? first);
  const answer = await timed('sign-in', () => signIn({ name, send }));
  if (!answer) throw new Error(`${name} cannot sign in`);
  const { accessToken: token, property_id: propertyId } = dataOf(answer);
  const units = dataOf(await send(`${parcels}/masterUnit?keywords=`, token));
  const post = async (path: string, body: object) => dataOf(await send(path, token, body));
  const follow = new FollowingClient(
    {
      address: `ws://127.0.0.1:${first}/realtime/app/${embeddedApp(tokenSecret).key}?protocol=7`,
      propertyId,
      prove: (socketId) => post('/auth/api/v1/auth/realtime', { socketId }),
      read: async (after) =>
        dataOf(await send(`${masterData}/notifications/after?after=${after ?? 0}`, token)),
    },
    0,
    () => {
      heard += 1;
    },
  );
  await follow.connect();
  return { name, send, token, propertyId, units };
}

const people: Person[] = [];
// Four at a time come to work.
for (let at = 0; at < staff; at += 4) {
  const some = Array.from({ length: Math.min(4, staff - at) }, (_, n) => at + n);
  people.push(...(await Promise.all(some.map((one) => open(`load${one + 1}`, one)))));
}

/** What a time of work came to; `told` has the parent look at the processes at both ends. */
async function stretch(phase: string, run: () => Promise<unknown>) {
  taken.clear();
  failed.clear();
  heard = 0;
  process.send?.({ phase, is: 'begun' });
  const from = performance.now();
  await run();
  const passed = (performance.now() - from) / 1000;
  const all = [...taken.values()].flat();
  const errors = [...failed.values()].reduce((sum, one) => sum + one, 0);
  process.send?.({
    ...{ phase, is: 'over', rate: all.length / passed, errors, heard, ...spread(all) },
    kinds: kinds.map(([name]) => ({
      ...{ name, calls: taken.get(name)?.length ?? 0, failed: failed.get(name) ?? 0 },
      ...spread(taken.get(name) ?? []),
    })),
  });
}

const until = (end: number, step: () => Promise<unknown>) => async () => {
  while (performance.now() < end) await step();
};

await stretch('at their pace', async () => {
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    people.map(async (one) => {
      await pause(Math.random() * pace * 1000);
      await until(end, async () => {
        await work(one);
        await pause(pace * 1000 * (0.5 + Math.random()));
      })();
    }),
  );
});
await stretch('as fast as answered', async () => {
  const end = performance.now() + seconds * 500;
  const busy = Array.from({ length: Math.min(32, staff) }, (_, at) => people[at] as Person);
  await Promise.all(busy.map((one) => until(end, () => work(one))()));
});
process.exit(0);
