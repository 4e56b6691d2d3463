import { readTexts } from '@/portal/app/texts/read-texts';

const texts = { title: 'ชื่อ' };
const lost = () => Promise.reject(new Error('the network is lost'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what could not be read is read again, five times, each after twice the pause', async () => {
  const read = jest.fn(lost);
  const reading = readTexts('en', ['common'], read).catch((failure: Error) => failure);
  const triedAfter: number[] = [];
  for (const pause of [0, 350, 700, 1400, 2800, 5600, 11_200]) {
    await jest.advanceTimersByTimeAsync(pause);
    triedAfter.push(read.mock.calls.length);
  }
  expect(triedAfter).toEqual([1, 2, 3, 4, 5, 6, 6]);
  expect(await reading).toMatchObject({ error: { code: 'NETWORK' } });
});

test('the pauses are no longer than that', async () => {
  const read = jest.fn(lost);
  void readTexts('en', ['common'], read).catch(() => {});
  await jest.advanceTimersByTimeAsync(349);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(699);
  expect(read).toHaveBeenCalledTimes(2);
});

test('one that comes at the last try is as good as any', async () => {
  const read = jest.fn(async () => texts);
  for (let times = 0; times < 5; times += 1) read.mockImplementationOnce(lost);
  const reading = readTexts('en', ['common'], read);
  await jest.advanceTimersByTimeAsync(350 + 700 + 1400 + 2800 + 5600);
  expect((await reading)._nextI18Next).toMatchObject({
    initialLocale: 'en',
    ns: ['common'],
    initialI18nStore: { en: { common: texts } },
  });
});

test('at most ten are read at a time', async () => {
  let now = 0;
  let most = 0;
  const read = async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 100));
    now -= 1;
    return texts;
  };
  const namespaces = Array.from({ length: 25 }, (_, at) => `area-${at}`);
  const reading = readTexts('th', namespaces, read);
  await jest.advanceTimersByTimeAsync(1000);
  expect(Object.keys((await reading)._nextI18Next?.initialI18nStore.th ?? {})).toHaveLength(25);
  expect(most).toBe(10);
});
