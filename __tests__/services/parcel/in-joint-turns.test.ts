import { inJointTurns } from '@/services/parcel/changes/in-joint-turns';

const options = { weight: (job: number) => job, most: 10 };
const ends = (calls: Promise<string>[]) =>
  Promise.all(calls.map((call) => call.catch((error: Error) => error.message)));

test('what comes during a turn is done together by the next, as far as it fits, by key', async () => {
  const turns: string[] = [];
  const run = inJointTurns(async (key, jobs: readonly number[]) => {
    turns.push(`${key}: ${jobs.join('+')}`);
    return jobs.map((job) => `${key}${job}`);
  }, options);
  const calls = [run('a', 1), run('b', 2), ...[3, 4, 5, 12, 1].map((job) => run('a', job))];
  expect(await ends(calls)).toEqual(['a1', 'b2', 'a3', 'a4', 'a5', 'a12', 'a1']);
  expect(turns).toEqual(['a: 1', 'b: 2', 'a: 3+4', 'a: 5', 'a: 12', 'a: 1']);
  expect(await run('a', 9)).toBe('a9');
});

test('a job that fails fails alone, in its own words', async () => {
  const done: number[] = [];
  const run = inJointTurns(async (_, jobs: readonly number[]) => {
    const bad = jobs.find((job) => job === 2 || job === 4);
    if (bad) throw new Error(`not ${bad}`);
    done.push(...jobs);
    return jobs.map(String);
  }, options);
  const calls = [5, 1, 2, 3, 4].map((job) => run('a', job));
  expect(await ends(calls)).toEqual(['5', '1', 'not 2', '3', 'not 4']);
  expect(done).toEqual([5, 1, 3]);
});

test('a database that is away is not asked again for each', async () => {
  let asked = 0;
  const run = inJointTurns(async (): Promise<string[]> => {
    asked += 1;
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  }, options);
  const calls = [1, 2, 3].map((job) => run('a', job));
  expect(await ends(calls)).toEqual(['away', 'away', 'away']);
  expect(asked).toBe(2);
});
