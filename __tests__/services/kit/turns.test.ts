import { openTurns } from '@/services/kit/turns';

/** Works that end when they are told to, and which of them run. */
function desk(most: { weight: number; atOnce: number }) {
  const turns = openTurns(most);
  const running: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const bring = (name: string, by: string, weight = 1) =>
    turns.run({ by, weight }, async () => {
      running.push(name);
      await new Promise<void>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve()));
      });
    });
  async function end(name: string, error?: Error) {
    running.splice(running.indexOf(name), 1);
    ends.get(name)?.(error);
    await new Promise(setImmediate);
  }
  return { bring, end, running };
}

test('works run while their weights and their number fit, the others in the order they came', async () => {
  const { bring, end, running } = desk({ weight: 10, atOnce: 2 });
  void bring('heavy', 'a', 8);
  void bring('heavier', 'b', 9);
  void bring('light', 'c', 1);
  await new Promise(setImmediate);
  // Whoever is light does not overtake for ever: the heavier one came first.
  expect(running).toEqual(['heavy']);
  await end('heavy');
  expect(running).toEqual(['heavier', 'light']);
  void bring('third', 'd', 0);
  await end('heavier');
  expect(running).toEqual(['light', 'third']);
});

test('who brings many keeps nobody else waiting', async () => {
  const { bring, end, running } = desk({ weight: 10, atOnce: 2 });
  for (const name of ['1', '2', '3']) void bring(name, 'many');
  void bring('other', 'one');
  await new Promise(setImmediate);
  expect(running).toEqual(['1', 'other']);
  await end('1');
  expect(running).toEqual(['other', '2']);
});

test('a work that fails gives its turn on', async () => {
  const { bring, end, running } = desk({ weight: 1, atOnce: 1 });
  const failed = expect(bring('first', 'a')).rejects.toThrow('broken');
  void bring('second', 'b');
  await new Promise(setImmediate);
  await end('first', new Error('broken'));
  await failed;
  expect(running).toEqual(['second']);
});
