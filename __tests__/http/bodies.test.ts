import { PassThrough } from 'node:stream';
import { type BodyProblem, openBodies } from '@/http/bodies';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const told: number[] = [];
beforeEach(() => void told.splice(0));

/** Bodies within 30 kB in all, each of at most 10 kB and there within a second. */
function openHere() {
  const { whole } = openBodies({ bytes: 30_000, ms: 1000 }, (count) => told.push(count));
  return () => {
    const body = new PassThrough();
    const state = { became: 'open' as string };
    whole(body, 10_000).then(
      (bytes) => {
        state.became = bytes.toString();
      },
      ({ why }: BodyProblem) => {
        state.became = why;
      },
    );
    const send = (text: string) => {
      body.write(text);
      return jest.advanceTimersByTimeAsync(0);
    };
    return { body, send, state };
  };
}
const kilobytes = (many: number) => 'a'.repeat(many * 1000);
const settled = () => jest.advanceTimersByTimeAsync(0);

test('a body is what came of it, in how many pieces ever', async () => {
  const { body, send, state } = openHere()();
  for (const letter of 'พัสดุ'.repeat(200)) await send(letter);
  body.end();
  await settled();
  expect(state.became).toBe('พัสดุ'.repeat(200));
});

test('one that is too long, too late or broken off is left, and the last two are counted', async () => {
  const open = openHere();
  const [long, late, broken] = [open(), open(), open()];
  await long.send(kilobytes(9));
  await long.send(kilobytes(2));
  await broken.send('a');
  broken.body.destroy();
  for (let i = 0; i < 12; i++) {
    await late.send('a');
    await jest.advanceTimersByTimeAsync(100);
  }
  expect([long, late, broken].map(({ state }) => state.became)).toEqual(['long', 'late', 'broken']);
  expect(told).toEqual([]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([2]);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(told).toEqual([2]);
});

test('where all are too many bytes the oldest gives way, and what it held is free again', async () => {
  const open = openHere();
  const bodies = Array.from({ length: 5 }, open);
  for (const { send } of bodies) await send(kilobytes(8));
  expect(bodies.map(({ state }) => state.became)).toEqual(['late', 'late', 'open', 'open', 'open']);
  for (const { body } of bodies.slice(2)) body.end();
  await settled();
  const more = Array.from({ length: 3 }, open);
  for (const { send } of more) await send(kilobytes(8));
  expect(more.map(({ state }) => state.became)).toEqual(['open', 'open', 'open']);
});
