import { lettersTo } from '@tests/kit/letters';
import { startServices } from '@tests/kit/services';
import { smallSmtp } from '@tests/kit/small-smtp';
import { reportDeliveryEndpoints } from '@/contracts/master-data/report-delivery';
import { reportEmailEndpoints } from '@/contracts/master-data/report-email';

const services = startServices();
let token = '';
let receiver = '';

const { upsert, get } = reportEmailEndpoints;
const email = 'committee.a@reports.example';
/** A Monday morning of next year: nothing of the demo is due. */
const at = (day: string, time = '08:00') => new Date(`${day}T${time}:00+07:00`).toISOString();

const deliveries = async () =>
  (
    await services.get(
      reportDeliveryEndpoints.list,
      { params: { id: receiver }, query: { limit: 200 } },
      token,
    )
  ).rows;

/** Moves the receiver's clock: the next letter is the one of that day. */
const dueOn = (day: string, hour = 8) =>
  services.sql('update report_emails set due_on = $2, next_at = $3, hour = $4 where id = $1', [
    ...[receiver, day, at(day, `${String(hour).padStart(2, '0')}:00`), hour],
  ]);

beforeAll(async () => {
  token = await services.signIn('manager');
  await services.sql(`update report_emails set active = false`);
  const body = { name: 'คุณน้ำผึ้ง', email, report: 'parcels', frequency: 'daily' } as const;
  receiver = (await services.get(upsert, { body }, token)).id;
});

beforeEach(async () => {
  await services.sql('delete from report_deliveries');
  await services.sql('update report_emails set active = true, personal = false where id = $1', [
    receiver,
  ]);
});

test('a week: each day once, however many processes look, at its hour and of the day before', async () => {
  await dueOn('2027-03-01');
  const letters = [];
  for (let day = 1; day <= 7; day++) {
    const today = `2027-03-0${day}`;
    expect((await services.sendReports({ at: at(today, '07:59') })).letters).toEqual([]);
    const sent = await services.sendReports({ at: at(today) });
    expect(sent.letters).toHaveLength(1);
    letters.push(...sent.letters);
    expect((await services.sendReports({ at: at(today, '08:01') })).letters).toEqual([]);
  }
  expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(7);
  const subjects = letters.map(({ subject }) => subject);
  expect(subjects[0]).toMatch(/^รายงานพัสดุ 28 ก\.พ\. 2570 · /);
  expect(subjects[6]).toContain('6 มี.ค. 2570');
  const [first] = letters;
  expect(first?.to).toBe(email);
  expect(first?.text).toContain('ลดลง 5 จาก 12');
  expect(first?.text).toContain('12,345.50 บาท');
  expect(first?.text).toContain('https://niti.example/parcels?status=waiting');
  expect(first?.html).toContain('แสดง 8 จาก 12 รายการ');
  expect(first?.text).not.toContain('ส่งช้า');
  expect(first?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const [file] = first?.files ?? [];
  expect(file?.name).toBe('รายงานพัสดุ 28 ก.พ. 2570.xlsx');
  expect(
    Buffer.from(file?.content ?? '', 'base64')
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

test('what nobody was there to send is sent once, late, and says so; what is older is let go', async () => {
  await dueOn('2027-03-01');
  const { letters } = await services.sendReports({ at: at('2027-03-20', '09:00') });
  // A week of days, and today.
  expect(letters).toHaveLength(8);
  for (const { text } of letters) expect(text).toContain('ส่งช้า กำหนดส่งเดิม');
  expect((await services.sendReports({ at: at('2027-03-20', '09:05') })).letters).toEqual([]);
});

test('an hour that is changed on the day itself sends nothing twice, and loses nothing', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();
  await dueOn(today);
  const now = at(today, '23:00');
  expect((await services.sendReports({ at: now })).letters).toHaveLength(1);
  const change = async (hour: number) => {
    const { version, name } = await services.get(get, { params: { id: receiver } }, token);
    const body = { id: receiver, version, name, email, hour };
    await services.get(upsert, { body: { ...body, report: 'parcels', frequency: 'daily' } }, token);
  };
  await change(22);
  expect((await services.sendReports({ at: now })).letters).toEqual([]);
  await services.sql('delete from report_deliveries');
  await change(5);
  expect((await services.sendReports({ at: now })).letters).toHaveLength(1);
});

test('people are in a letter only where that was allowed, whatever the report gives', async () => {
  await dueOn('2027-03-01');
  const [plain] = (await services.sendReports({ at: at('2027-03-01') })).letters;
  expect(plain?.html).not.toContain('คุณน้ำฝน');
  await services.sql(
    `update report_emails set personal = true, personal_reason = 'โทรตามพัสดุ' where id = $1`,
    [receiver],
  );
  const [personal] = (await services.sendReports({ at: at('2027-03-02') })).letters;
  expect(personal?.html).toContain('คุณน้ำฝน 1');
  expect(personal?.text).toContain('ใช้เพื่อ: โทรตามพัสดุ');
});

test('a mail server that is away is tried for a day with growing pauses, then it is told', async () => {
  await dueOn('2027-03-01');
  let now = at('2027-03-01');
  const gaps: number[] = [];
  const ids = new Set<string | undefined>();
  for (let tries = 1; tries < 30; tries++) {
    const { letters, logged } = await services.sendReports({ at: now, mail: 'down' });
    for (const { messageId } of letters) ids.add(messageId);
    expect(logged).toEqual(Array(letters.length).fill('ETIMEDOUT'));
    const [delivery] = (await deliveries()).slice(-1);
    if (!delivery?.nextAt) break;
    gaps.push((Date.parse(delivery.nextAt) - Date.parse(now)) / 60_000);
    now = delivery.nextAt;
  }
  expect(gaps).toEqual([5, 10, 15, 30, 60, 120, 240, 480, 480]);
  const [delivery] = (await deliveries()).slice(-1);
  expect(delivery).toMatchObject({ state: 'failed', failure: 'NO_ANSWER', tries: 10 });
});

test('a report that cannot be made keeps nobody else waiting, and is tried again', async () => {
  await dueOn('2027-03-01');
  const broken = await services.sendReports({ at: at('2027-03-01'), broken: 'parcels' });
  expect(broken.letters).toEqual([]);
  expect(broken.unwritten).toBe(1);
  expect(await deliveries()).toMatchObject([{ state: 'waiting', failure: 'UNWRITTEN', tries: 1 }]);
  expect((await services.sendReports({ at: at('2027-03-01', '08:05') })).letters).toHaveLength(1);
});

test('a process that is killed while it sends leaves a letter that a person sends again, as the same one', async () => {
  await dueOn('2027-03-01');
  const [begun] = (await services.sendReports({ at: at('2027-03-01'), mail: 'dies' })).letters;
  expect((await services.sendReports({ at: at('2027-03-01', '09:00') })).letters).toEqual([]);
  // What began long ago by the clock of now.
  await services.sql(`update report_deliveries set begun_at = now() - interval '1 hour'`);
  const [delivery] = await deliveries();
  expect(delivery?.state).toBe('unclear');
  const params = { id: delivery?.id ?? '' };
  expect((await services.get(reportDeliveryEndpoints.again, { params }, token)).state).toBe(
    'waiting',
  );
  const again = await lettersTo(services.outbox, email);
  expect(again.map(({ id }) => id)).toEqual([begun?.messageId]);
  const twice = await services.call(reportDeliveryEndpoints.again, { params }, token);
  expect(twice.error?.code).toBe('REPORT_STATE');
});

test('who was switched off meanwhile gets nothing', async () => {
  await dueOn('2027-03-01');
  await services.sendReports({ at: at('2027-03-01'), mail: 'down' });
  await services.sql('update report_emails set active = false where id = $1', [receiver]);
  expect((await services.sendReports({ at: at('2027-03-01', '08:05') })).letters).toEqual([]);
  expect(await deliveries()).toMatchObject([{ state: 'dropped' }]);
});

describe('a real mail server', () => {
  test('that refuses an address is a bounce with its words, and none of them in a log', async () => {
    const smtp = await smallSmtp({ refused: email });
    await dueOn('2027-03-01');
    const { logged } = await services.sendReports({ at: at('2027-03-01'), smtp: smtp.url });
    expect(logged).toEqual(['EENVELOPE 550']);
    expect(
      (await services.sendReports({ at: at('2027-03-02', '07:00'), smtp: smtp.url })).letters,
    ).toEqual([]);
    const [bounced] = await deliveries();
    expect(bounced).toMatchObject({ state: 'bounced', tries: 1, address: email });
    expect(bounced?.failure).toContain('no such mailbox here');
    await smtp.close();
  });

  test('that is away, then busy, then back gets the letter once', async () => {
    let isBusy = true;
    const smtp = await smallSmtp({ busy: () => isBusy });
    await dueOn('2027-03-01');
    await services.sendReports({ at: at('2027-03-01'), smtp: 'smtp://127.0.0.1:1' });
    await services.sendReports({ at: at('2027-03-01', '08:05'), smtp: smtp.url });
    expect(smtp.taken).toEqual([]);
    isBusy = false;
    await services.sendReports({ at: at('2027-03-01', '08:15'), smtp: smtp.url });
    await services.sendReports({ at: at('2027-03-01', '08:40'), smtp: smtp.url });
    expect(smtp.taken.map(({ to }) => to)).toEqual([email]);
    const [{ source = '' } = {}] = smtp.taken;
    expect(source).toMatch(/^Message-ID: <[0-9a-f-]{36}@niti\.example>$/m);
    expect(source.replace(/\n\s+/g, ' ')).toMatch(
      /^List-Unsubscribe: <https:\/\/niti\.example\/unsubscribe\?of=[\w.-]{80}>$/m,
    );
    const parts = ['text/plain', 'text/html', 'spreadsheetml'];
    expect(parts.filter((part) => !source.includes(part))).toEqual([]);
    await smtp.close();
  });
});
