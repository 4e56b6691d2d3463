import { Readable } from 'node:stream';
import { begun } from '@/services/kit/calls/begun';

async function* counting(left: string[], fails = false) {
  try {
    if (fails) throw new Error('no rows');
    for (let n = 1; n <= 3; n++) yield n;
  } finally {
    left.push('left');
  }
}

const all = async (values: AsyncIterable<number>) => {
  const taken: number[] = [];
  for await (const value of values) taken.push(value);
  return taken;
};

test('all values come, the first of them too', async () => {
  expect(await all(await begun(counting([])))).toEqual([1, 2, 3]);
  expect(await all(await begun((async function* () {})()))).toEqual([]);
});

test('what cannot begin fails at once', async () => {
  await expect(begun(counting([], true))).rejects.toThrow('no rows');
});

test('what nobody reads on is left, whether or not it was begun to be read', async () => {
  const left: string[] = [];
  for await (const _ of await begun(counting(left))) break;
  expect(left).toEqual(['left']);
  const stream = Readable.from(await begun(counting(left)));
  await new Promise((resolve) => stream.once('close', resolve).destroy());
  expect(left).toEqual(['left', 'left']);
});
