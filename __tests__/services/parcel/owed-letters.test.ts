import { startServices } from '@tests/kit/services';
import { reminderEndpoints as calls } from '@/contracts/parcel/reminders';
import { giveAll } from './drafts';

const services = startServices();

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();
/** A minute of today's afternoon. */
const at = (time: string) => new Date(`${today}T${time}:00+07:00`).toISOString();

const kept = () =>
  services.sql<{ tries: number; failed: boolean; next: string }>(`select tries,
    failed_at is not null as failed,
    to_char(next_at at time zone 'Asia/Bangkok', 'HH24:MI') as next from parcel_letters`);

/** Reminds anew, the letters being due from nine o'clock on; answers how many are owed. */
async function owe(): Promise<number> {
  await services.sql('delete from parcel_letters');
  await services.sql('delete from parcel_reminders');
  await services.remind();
  await services.sql('update parcel_letters set next_at = $1', [at('09:00')]);
  const letters = await kept();
  expect(letters.length).toBeGreaterThan(4);
  return letters.length;
}

const ids = (letters: { messageId?: string }[]) => new Set(letters.map((one) => one.messageId));

test('a letter that fails is tried again after growing waits, the same letter, then no more', async () => {
  const owed = await owe();
  const waits = [
    ['09:00', '09:05'],
    ['09:05', '09:20'],
    ['09:20', '10:20'],
    ['10:20', '14:20'],
  ] as const;
  let first: Set<string | undefined> | undefined;
  for (const [i, [time, next]] of waits.entries()) {
    const tried = await services.sendLetters({ mail: 'down', at: at(time) });
    expect(tried).toHaveLength(owed);
    first ??= ids(tried);
    expect(ids(tried)).toEqual(first);
    expect(await services.sendLetters({ mail: 'down', at: at(time) })).toEqual([]);
    for (const letter of await kept())
      expect(letter).toEqual({ tries: i + 1, failed: false, next });
  }
  expect(first?.size).toBe(owed);
  await services.sendLetters({ mail: 'down', at: at('14:20') });
  for (const letter of await kept()) expect(letter).toMatchObject({ tries: 5, failed: true });
  expect(await services.sendLetters({ at: at('23:59') })).toEqual([]);
});

test('it goes out once when the mail server is back', async () => {
  const owed = await owe();
  await services.sendLetters({ mail: 'down', at: at('09:00') });
  expect(await services.sendLetters({ at: at('09:04') })).toEqual([]);
  expect(await services.sendLetters({ at: at('09:05') })).toHaveLength(owed);
  expect(await kept()).toEqual([]);
});

test('a letter that the mail server refuses for itself is not tried again', async () => {
  await owe();
  await services.sendLetters({ mail: 'refuses', at: at('09:00') });
  for (const letter of await kept()) expect(letter).toMatchObject({ tries: 1, failed: true });
});

test('a process that dies while it sends leaves no letter to be sent twice', async () => {
  const owed = await owe();
  const begun = await services.sendLetters({ mail: 'dies', at: at('09:00') });
  const after = await services.sendLetters({ at: at('09:00') });
  expect(begun.length).toBeGreaterThan(0);
  expect(after).toHaveLength(owed - begun.length);
  for (const { messageId } of begun) expect(ids(after)).not.toContain(messageId);
});

test('no try is left for the evening, and none for the next day', async () => {
  await owe();
  await services.sendLetters({ mail: 'down', at: at('19:57') });
  for (const letter of await kept()) expect(letter).toMatchObject({ tries: 1, failed: true });

  await owe();
  const tomorrow = new Date(Date.parse(at('09:00')) + 86_400_000).toISOString();
  expect(await services.sendLetters({ at: tomorrow })).toEqual([]);
  expect(await kept()).toEqual([]);
});

test('what was fetched meanwhile is left out, and staff see what waits and what failed', async () => {
  const token = await services.signIn('counter');
  await owe();
  await services.sendLetters({ mail: 'down', at: at('09:00') });
  const { letters } = await services.get(calls.state, {}, token);
  expect(letters.waiting).toBeGreaterThan(1);
  expect(letters.failed).toBe(0);

  const [unit] = await services.sql<{ id: string; address: string }>(
    `select unit_id as id, address from parcel_letters join properties on properties.id = property_id
     where code = 'RMN' limit 1`,
  );
  await giveAll(services, token, unit?.id ?? '');
  const sent = await services.sendLetters({ at: at('09:05') });
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.map(({ to }) => to)).not.toContain(unit?.address);
  expect((await services.get(calls.state, {}, token)).letters).toEqual({ waiting: 0, failed: 0 });

  await owe();
  await services.sendLetters({ mail: 'refuses', at: at('09:00') });
  const refused = await services.get(calls.state, {}, token);
  expect(refused.letters).toEqual({ waiting: 0, failed: letters.waiting - 1 });
});
