import type { Notification, Standing } from '@/contracts/master-data/notification';
import { follower } from '@/portal/app/live/follower';

/** A property whose positions are notifications, except those named as changes. */
function property(changes: number[] = []) {
  let seq = 10;
  const one = (n: number) => ({ id: `n${n}`, seq: n }) as Notification;
  const answers: (() => void)[] = [];
  const asked: (number | undefined)[] = [];
  const state = { held: false, down: false };

  function standing(after = seq): Standing {
    const all = Array.from({ length: seq }, (_, i) => i + 1).filter((n) => !changes.includes(n));
    const newest = all.reverse().map(one);
    return { seq, unread: 0, missed: all.filter((n) => n > after).length, newest };
  }
  const read = async (after: number | undefined) => {
    asked.push(after);
    if (state.down) throw new Error('the services are away');
    const answer = standing(after);
    if (state.held) await new Promise<void>((resolve) => answers.push(resolve));
    return answer;
  };
  return {
    ...{ read, asked, state, answers },
    goOn: (to: number) => {
      seq = to;
    },
  };
}

function following(from: number | undefined, of = property(), retryMs = 20) {
  const taken: string[] = [];
  const caught: number[] = [];
  const { hear, check, end } = follower({
    from,
    read: of.read,
    caughtUp: (standing, missed) => {
      caught.push(standing.seq);
      taken.push(...missed.map(({ id }) => id));
    },
    retryMs,
  });
  ends.push(end);
  const event = (seq: number) => hear(seq, () => taken.push(`n${seq}`));
  return { ...of, taken, caught, event, hear, check, end };
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const settle = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

test('the next event is taken, an earlier one and the same again are not', async () => {
  const { event, taken, asked } = following(10);
  for (const seq of [11, 11, 10, 3, 12]) event(seq);
  await settle();
  expect(taken).toEqual(['n11', 'n12']);
  expect(asked).toEqual([]);
});

test('a gap is read once, and what comes late is known by then', async () => {
  const { event, taken, caught, asked, goOn } = following(10);
  goOn(13);
  event(13);
  event(12);
  event(11);
  await settle();
  expect(asked).toEqual([10]);
  expect(caught).toEqual([13]);
  expect(taken).toEqual(['n11', 'n12', 'n13']);
  event(14);
  expect(taken.at(-1)).toBe('n14');
});

test('an event that does not say what happened is read', async () => {
  const { hear, taken, asked, goOn } = following(10);
  goOn(11);
  hear(11);
  await settle();
  expect(asked).toEqual([10]);
  expect(taken).toEqual(['n11']);
});

test('a check that finds nothing new reads no list again', async () => {
  const { check, taken, caught, asked } = following(10);
  check();
  await settle();
  expect(asked).toEqual([10]);
  expect([taken, caught]).toEqual([[], []]);
});

test('missed changes are told once, without a notification', async () => {
  const { check, taken, caught, goOn } = following(10, property([11, 12]));
  goOn(12);
  check();
  check();
  await settle();
  expect(caught).toEqual([12]);
  expect(taken).toEqual([]);
});

test('what happens while it reads is neither lost nor doubled', async () => {
  const { event, check, taken, asked, goOn, state, answers } = following(10);
  state.held = true;
  goOn(12);
  check();
  // Answered by the server for 12; on the way here these are heard.
  event(11);
  event(12);
  event(13);
  goOn(15);
  event(15);
  expect(taken).toEqual(['n11', 'n12', 'n13']);
  state.held = false;
  for (const answer of answers) answer();
  await settle();
  expect(asked).toEqual([10, 13]);
  expect(taken).toEqual(['n11', 'n12', 'n13', 'n14', 'n15']);
});

test('a subscription in the middle of a reading is followed by another reading', async () => {
  const { check, taken, asked, goOn, state, answers } = following(10);
  state.held = true;
  check();
  goOn(11);
  check();
  state.held = false;
  for (const answer of answers) answer();
  await settle();
  expect(asked).toEqual([10, 10]);
  expect(taken).toEqual(['n11']);
});

test('a reading that fails is tried again until it is answered', async () => {
  const { event, taken, state, goOn, caught } = following(10);
  state.down = true;
  goOn(12);
  event(12);
  await settle(60);
  state.down = false;
  await settle(100);
  expect(caught).toEqual([12]);
  expect(taken).toEqual(['n11', 'n12']);
});

test('a property that was put back is followed from where it stands', async () => {
  const { check, event, taken, caught, goOn } = following(900);
  goOn(10);
  check();
  await settle();
  expect([caught, taken]).toEqual([[10], []]);
  event(11);
  expect(taken).toEqual(['n11']);
});

test('without a position of the document the first reading sets it', async () => {
  const { check, event, taken } = following(undefined);
  event(11);
  await settle();
  check();
  await settle();
  expect(taken).toEqual([]);
  event(11);
  expect(taken).toEqual(['n11']);
});

test('nothing is told once it has ended', async () => {
  const { event, taken, caught, goOn, end, state, answers } = following(10);
  state.held = true;
  goOn(12);
  event(12);
  end();
  for (const answer of answers) answer();
  await settle(60);
  expect([taken, caught]).toEqual([[], []]);
});
