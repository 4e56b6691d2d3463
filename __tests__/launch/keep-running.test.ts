import { keepRunning } from '@/launch/keep-running';
import type { Ending, Running } from '@/launch/process';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const killed: Ending = { code: null, signal: 'SIGKILL', spoke: false };
const refused: Ending = { code: 1, signal: null, spoke: true };

/** A process that the test lets answer, and ends, by hand. */
function onStage() {
  let starts = 0;
  let end = (_: Ending) => {};
  let answer = () => {};
  let refuse = (_: Error) => {};
  const lines: string[] = [];
  const kept = keepRunning({
    name: 'services',
    start(): Running {
      starts += 1;
      const ended = new Promise<Ending>((resolve) => {
        end = resolve;
      });
      const stop = async () => end({ code: null, signal: 'SIGTERM', spoke: false });
      return { ended, stop };
    },
    answer: (gone) =>
      new Promise((resolve, reject) => {
        answer = resolve;
        refuse = reject;
        gone.addEventListener('abort', () => reject(new Error('gone')));
      }),
    say: (line) => lines.push(line),
  });
  let failure: Error | undefined;
  kept.failed.catch((error: Error) => {
    failure = error;
  });
  const settled = () => jest.advanceTimersByTimeAsync(0);
  return {
    kept,
    lines,
    starts: () => starts,
    failure: () => failure?.message,
    answers: async () => {
      answer();
      await settled();
    },
    neverAnswers: async () => {
      refuse(new Error('The services did not answer.'));
      await settled();
    },
    ends: async (how: Ending) => {
      end(how);
      await settled();
    },
    /** Passes the next pause, and tells how long it was. */
    restarted: async () => {
      const before = starts;
      let ms = 0;
      while (starts === before && ms < 60_000) {
        await jest.advanceTimersByTimeAsync(250);
        ms += 250;
      }
      return ms;
    },
  };
}

test('who falls again and again starts at once, then after pauses that grow up to a bound', async () => {
  const services = onStage();
  await services.answers();
  await services.ends(killed);
  expect(services.starts()).toBe(2);
  const waited: number[] = [];
  for (let fall = 2; fall <= 11; fall += 1) {
    await services.answers();
    await services.ends(killed);
    waited.push(await services.restarted());
  }
  expect(waited).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(services.lines.slice(0, 3)).toEqual([
    'The services stopped unexpectedly (SIGKILL); restart 1 at once.',
    'Restart 1 of the services answers.',
    'The services stopped unexpectedly (SIGKILL); restart 2 in 0.25 s.',
  ]);
  expect(services.failure()).toBeUndefined();
});

test('after it ran well for a while, a fall is a first one again; the count goes on', async () => {
  const services = onStage();
  for (let fall = 1; fall <= 4; fall += 1) {
    await services.answers();
    await services.ends(killed);
    await services.restarted();
  }
  await services.answers();
  await jest.advanceTimersByTimeAsync(60_000);
  await services.ends(killed);
  expect(services.lines.at(-1)).toBe(
    'The services stopped unexpectedly (SIGKILL); restart 5 at once.',
  );
  expect(services.starts()).toBe(6);
});

test('a first start that fails is the end, in the words of the process where it had any', async () => {
  const silent = onStage();
  await silent.ends(killed);
  expect(silent.failure()).toBe('The services stopped unexpectedly (SIGKILL).');
  const spoken = onStage();
  await spoken.ends(refused);
  expect(spoken.failure()).toBe('');
  const hung = onStage();
  await hung.neverAnswers();
  expect(hung.failure()).toBe('The services did not answer.');
  expect([silent.starts(), spoken.starts(), hung.starts()]).toEqual([1, 1, 1]);
});

test('ten starts in a row that end before they answer are the end; nine are not', async () => {
  const services = onStage();
  await services.answers();
  await services.ends(killed);
  for (let start = 1; start <= 9; start += 1) {
    await services.ends(refused);
    await services.restarted();
  }
  await services.answers();
  await services.ends(killed);
  await services.restarted();
  for (let start = 1; start <= 10; start += 1) {
    expect(services.failure()).toBeUndefined();
    await services.ends(refused);
    if (start < 10) await services.restarted();
  }
  expect(services.failure()).toBe('The services did not start 10 times in a row (exit code 1).');
});

test('a restart that does not answer is ended and tried again', async () => {
  const services = onStage();
  await services.answers();
  await services.ends(killed);
  await services.neverAnswers();
  await services.restarted();
  expect(services.starts()).toBe(3);
  await services.answers();
  expect(services.lines.slice(1)).toEqual([
    'The services did not answer.',
    'The services stopped unexpectedly (SIGTERM); restart 2 in 0.25 s.',
    'Restart 2 of the services answers.',
  ]);
});

test('asked to stop, it starts nothing more: while it runs, starts or pauses', async () => {
  for (const falls of [0, 1, 2]) {
    const services = onStage();
    await services.answers();
    for (let fall = 1; fall <= falls; fall += 1) await services.ends(killed);
    const { length } = services.lines;
    const starts = services.starts();
    await services.kept.stop(1000);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(services.starts()).toBe(starts);
    expect(services.lines).toHaveLength(length);
    expect(services.failure()).toBeUndefined();
  }
});
