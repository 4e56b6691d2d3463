import { startServices } from '@tests/kit/services';
import { calendarEndpoints, type Entry } from '@/contracts/master-data/content/home-calendar';
import { holidayEndpoints } from '@/contracts/master-data/holiday';
import { beginnings, endOf, nextBeginning } from '@/services/master-data/home-calendar/occurrences';

const services = startServices();
const { list, get, create, change, publish, remove, month } = calendarEndpoints;

const once = {
  ...{ from: '2026-11-04', to: '2026-11-04', rhythm: '' as Entry['rhythm'], every: 1 },
  ...{ until: null, except: [] as string[] },
};

test('a series comes again in its rhythm, but for what is excepted, until its last day', () => {
  const weekly = {
    ...once,
    rhythm: 'weekly' as const,
    until: '2026-11-25',
    except: ['2026-11-11'],
  };
  expect(beginnings(weekly, '2026-11-01', '2026-12-31')).toEqual([
    ...['2026-11-04', '2026-11-18', '2026-11-25'],
  ]);
  expect(nextBeginning(weekly, '2026-11-05')).toBe('2026-11-18');
  expect(nextBeginning(weekly, '2026-11-26')).toBeNull();
  const others = { ...once, rhythm: 'daily' as const, every: 3 };
  expect(beginnings(others, '2026-11-10', '2026-11-16')).toEqual([
    '2026-11-10',
    '2026-11-13',
    '2026-11-16',
  ]);
});

test('what begins on the last of a month stays on the last, also after a February', () => {
  const monthly = { ...once, from: '2026-10-31', to: '2026-11-01', rhythm: 'monthly' as const };
  expect(beginnings(monthly, '2026-11-01', '2027-04-30')).toEqual([
    ...['2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'],
    ...['2027-03-31', '2027-04-30'],
  ]);
  expect(endOf(monthly, '2027-02-28')).toBe('2027-03-01');
  const yearly = { ...once, from: '2024-02-29', to: '2024-02-29', rhythm: 'yearly' as const };
  expect(beginnings(yearly, '2026-01-01', '2028-12-31')).toEqual([
    ...['2026-02-28', '2027-02-28', '2028-02-29'],
  ]);
});

const draft = {
  ...{ titleTh: 'ทำบุญตักบาตร', from: '7/4/2570', to: '', rhythm: 'weekly' as const },
  descriptionTh: '',
};
const inApril = async (token: string, id: string) => {
  const page = await services.get(month, { query: { month: '2027-04' } }, token);
  return page.occurrences.filter((one) => one.id === id).map(({ from }) => from);
};

test('one day of a series goes, then it and all that follow, then the series', async () => {
  const token = await services.signIn('manager');
  const { id } = await services.get(create, { body: draft }, token);
  const params = { id };
  expect(await inApril(token, id)).toEqual([
    ...['2027-04-07', '2027-04-14', '2027-04-21', '2027-04-28'],
  ]);
  const notThere = { deletedType: 'one' as const, day: '2027-04-15' };
  const { error } = await services.call(remove, { params, body: notThere }, token);
  expect(error?.fields).toMatchObject({ day: { code: 'notOfSeries' } });
  await services.get(remove, { params, body: { ...notThere, day: '2027-04-14' } }, token);
  expect(await inApril(token, id)).toEqual(['2027-04-07', '2027-04-21', '2027-04-28']);
  const following = { deletedType: 'following' as const, day: '2027-04-21' };
  await services.get(remove, { params, body: following }, token);
  expect(await services.get(get, { params }, token)).toMatchObject({
    ...{ until: '2027-04-20', except: ['2027-04-14'], version: 3 },
  });
  await services.get(remove, { params, body: { ...following, day: '2027-04-07' } }, token);
  expect((await services.call(get, { params }, token)).error?.code).toBe('NOT_FOUND');
});

test('days and times that end first are refused beside their field', async () => {
  const token = await services.signIn('manager');
  const fieldsOf = async (body: object) =>
    (await services.call(create, { body: { ...draft, ...body } }, token)).error?.fields;
  expect(await fieldsOf({ to: '6/4/2570' })).toMatchObject({ to: { code: 'endsFirst' } });
  expect(await fieldsOf({ to: '7/5/2571' })).toMatchObject({ to: { code: 'longSpan' } });
  expect(await fieldsOf({ until: '1/4/2570' })).toMatchObject({ until: { code: 'endsFirst' } });
  expect(await fieldsOf({ startsAt: '9.00', endsAt: '08:30' })).toMatchObject({
    endsAt: { code: 'timeEndsFirst' },
  });
});

test("the platform's is seen at the property that it names, which is told once, when it is published", async () => {
  const [place] = await services.sql<{ id: string }>(
    "select id from properties where code = 'RMN'",
  );
  const admin = await services.signIn('admin');
  const manager = await services.signIn('manager');
  const announceTo = [place?.id ?? ''];
  const body = { ...draft, titleTh: 'ซ้อมหนีไฟ', rhythm: '' as const, to: '9/4/2570', announceTo };
  const { id } = await services.get(create, { body }, admin);
  const params = { id };
  const told = () =>
    services.sql(
      'select code, text from notifications n join properties p on p.id = property_id where n.title = $1',
      [body.titleTh],
    );
  expect([await inApril(manager, id), await told()]).toEqual([[], []]);
  const published = await services.get(publish, { params, body: { publish: '1' } }, admin);
  expect(published).toMatchObject({ publish: 1, to: '2027-04-09' });
  expect(await told()).toEqual([{ code: 'RMN', text: '7 เม.ย. 2570 – 9 เม.ย. 2570' }]);
  for (const again of [0, 1] as const) {
    await services.get(publish, { params, body: { publish: again } }, admin);
  }
  expect(await told()).toHaveLength(1);
  expect(await inApril(manager, id)).toEqual(['2027-04-07']);
  expect(await inApril(await services.signIn('village'), id)).toEqual([]);
  const { rows } = await services.get(list, { query: { publish: '1' } }, manager);
  expect(rows.find((row) => row.id === id)).toMatchObject({ own: false });
  const edit = { params, body: { ...body, version: 2 } };
  expect((await services.call(change, edit, manager)).error?.code).toBe('NOT_FOUND');
});

test("a month shows the property's days off, with the days of its first and last week", async () => {
  const token = await services.signIn('manager');
  const day = { day: '30/11/2573', nameTh: 'ทำความสะอาดใหญ่', nameEn: '' };
  await services.get(holidayEndpoints.add, { body: day }, token);
  const page = await services.get(month, { query: { month: '2030-12' } }, token);
  expect(page).toMatchObject({ first: '2030-12-01', last: '2031-01-04' });
  const november = await services.get(month, { query: { month: '2030-11' } }, token);
  expect(november).toMatchObject({ first: '2030-10-27', last: '2030-11-30' });
  expect(november.holidays.map((one) => one.day)).toContain('2030-11-30');
});

test('what was shown before is told to nobody when it is corrected', async () => {
  const token = await services.signIn('manager');
  const { rows } = await services.get(list, { query: { publish: '1', keywords: 'โยคะ' } }, token);
  const entry = rows[0] as Entry;
  const body = { ...entry, place: 'สวนชั้น 5' };
  await services.get(change, { params: { id: entry.id }, body }, token);
  const told = 'select 1 from notifications where title = $1';
  expect(await services.sql(told, [entry.titleTh])).toEqual([]);
});
