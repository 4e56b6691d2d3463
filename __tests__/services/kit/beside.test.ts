import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BesideProblem, boundedAnswers } from '@/services/kit/beside/bounded-answers';
import { startBeside } from '@/services/kit/beside/start-beside';

const folder = mkdtempSync(join(tmpdir(), 'niti-beside-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that answers 1, 2, and then does as it is told. */
function program(third: string) {
  const file = join(folder, `${crypto.randomUUID()}.mjs`);
  writeFileSync(
    file,
    `let n = 0;
    process.on('message', () => {
      n += 1;
      if (n < 3) process.send(n);
      if (n === 3) { ${third} }
    });
    process.on('disconnect', () => process.exit());`,
  );
  return file;
}

async function answersOf(third: string, ms = 30_000) {
  const child = startBeside(program(third), { mostMegabytes: 32, isLow: true });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const got: number[] = [];
  try {
    for await (const answer of boundedAnswers<number>(child, ms)) {
      got.push(answer);
      if (answer === 3) break;
    }
    return { got, why: 'left' };
  } catch (error) {
    return { got, why: error instanceof BesideProblem && error.why };
  } finally {
    await ended;
  }
}

test('what it answers comes in its order, and it is ended once nobody waits for it', async () => {
  expect(await answersOf('process.send(3)')).toEqual({ got: [1, 2, 3], why: 'left' });
});

test('one that is busy without an end is ended when its time is over', async () => {
  expect(await answersOf('for (;;);', 10_000)).toEqual({ got: [1, 2], why: 'late' });
});

test('one that takes more memory than it may ends alone', async () => {
  const eats = 'const all = []; for (;;) all.push(new Array(1000).fill(Math.random()));';
  expect(await answersOf(eats)).toEqual({ got: [1, 2], why: 'ended' });
});
