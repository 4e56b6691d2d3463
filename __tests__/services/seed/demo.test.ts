import { startWorld } from '@tests/kit/services';
import { languageDifferences } from '@/contracts/content/language-differences';
import type { Wording } from '@/contracts/kit/text/languages';
import { notificationTypes } from '@/contracts/master-data/notification';
import { s10CheckDigit, tracking } from '@/services/seed/parcels/tracking-codes';
import { Random } from '@/services/seed/random';

const world = startWorld();

test('the same seed makes the same world', () => {
  const drawn = (seed: number) => {
    const random = new Random(seed);
    return [random.id(1_795_185_342_336), tracking(random), random.whole(1, 1e6)];
  };
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
  expect(drawn(7)[0]).toMatch(/^01a1f962-7780-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('what one part of the world draws leaves every other as it is', () => {
  const votes = () => Random.named('votes', 'RMN');
  const [before, others] = [votes(), Random.named('phoneDirectory', 'RMN')];
  const first = before.id(1);
  others.id(1);
  expect([before.id(1), before.id(1)]).not.toContain(first);
  const again = votes();
  expect(again.id(1)).toBe(first);
  expect(Random.named('votes', 'SPK').id(1)).not.toBe(first);
});

test('check digits are those of the postal union', () => {
  expect(s10CheckDigit('12345678')).toBe(5);
});

/** The promises hold at any hour; by chance alone they would break at some. */
const instants = [
  '2026-11-22T12:50:00+07:00', // a Sunday, which brings few parcels
  '2026-11-22T23:58:00+07:00',
  '2026-11-23T00:02:00+07:00',
  '2026-11-23T06:00:00+07:00', // before the counter opens
  '2026-12-31T23:59:59+07:00',
  '2027-01-01T00:00:00+07:00',
  '2028-02-29T17:30:00+07:00',
];

describe.each(instants)('at %s', (now) => {
  beforeAll(() => world.seedAt(now), 60_000);

  test('every property has people, parcels of each kind of ending, and some of today', async () => {
    const rows = await world.sql<Record<string, string | number>>(
      `
      select code,
        (select count(*)::int from units where property_id = p.id) as units,
        (select count(distinct status)::int from parcels where property_id = p.id) as statuses,
        (select count(distinct entity)::int from audit_log where property_id = p.id
          and account_id is not null) as logged,
        (select count(*)::int from parcels where property_id = p.id
          and received_at >= date_trunc('day', $1::timestamptz, 'Asia/Bangkok')) as today
      from properties p order by code`,
      [now],
    );
    expect(rows.map(({ code, units }) => [code, units])).toEqual([
      ['RMN', 192],
      ['SPK', 120],
      ['STP', 96],
    ]);
    for (const { statuses, today, logged } of rows) {
      expect(logged).toBeGreaterThanOrEqual(3);
      expect(statuses).toBeGreaterThanOrEqual(3);
      expect(today).toBeGreaterThan(0);
    }
  });

  test('in every property a few parcels wait for longer than it lets them', async () => {
    const rows = await world.sql<{ late: number; waiting: number }>(
      `
      select count(*)::int as waiting, count(*) filter (where received_at <
        $1::timestamptz - make_interval(days => parcel_unclaimed_days))::int as late
      from parcels join property_settings using (property_id)
      where status = 'waiting' group by property_id`,
      [now],
    );
    expect(rows).toHaveLength(3);
    for (const { late, waiting } of rows) {
      expect(late).toBeGreaterThan(0);
      expect(late).toBeLessThan(waiting / 2);
    }
  });

  test('no parcel is of the future, goes before it came, or lacks its history', async () => {
    const [wrong] = await world.sql(
      `
      select
        count(*) filter (where received_at > $1 or handed_over_at > $1)::int as future,
        count(*) filter (where handed_over_at < received_at)::int as before,
        count(*) filter (where (select count(*) from parcel_events
          where parcel_id = parcels.id and action in ('received', status)) <>
          case status when 'waiting' then 1 else 2 end)::int as history
      from parcels`,
      [now],
    );
    expect(wrong).toEqual({ future: 0, before: 0, history: 0 });
  });

  test('the next parcel of today continues the numbers, and the counts agree', async () => {
    const gaps = await world.sql(`
      select property_id, day from parcel_numbers where last <> (
        select max(right(doc_code, 4)::int) from parcels where property_id = parcel_numbers.property_id
          and (received_at at time zone 'Asia/Bangkok')::date = parcel_numbers.day)`);
    expect(gaps).toEqual([]);
    const counts = await world.sql(`
      select n from (select property_id, status, sum(n) as n from parcel_totals group by 1, 2) c
      where n <> (select count(*) from parcels p
        where p.property_id = c.property_id and p.status = c.status)`);
    expect(counts).toEqual([]);
  });

  test('every property has notifications, by positions without a gap', async () => {
    const rows = await world.sql(
      `
      select p.seq as position, array_agg(n.seq order by n.seq) as taken, max(n.at) < $1 as past,
        count(*) filter (where n.by_id is null and n.type = ${notificationTypes.staff}) as nobodys
      from property_positions p join notifications n using (property_id) group by property_id, p.seq`,
      [now],
    );
    expect(rows).toHaveLength(3);
    for (const { position, taken, past, nobodys } of rows) {
      const seqs = (taken as unknown[]).map(Number);
      expect(seqs).toEqual(Array.from({ length: Number(position) }, (_, i) => i + 1));
      expect(past).toBe(true);
      // What is told to staff somebody wrote: the system tells of what happened, by types of its own.
      expect(Number(nobodys)).toBe(0);
    }
  });

  test('news of every property stands in every state, and only a draft says two things at once', async () => {
    const rows = await world.sql<Wording & { states: number; publishState: string }>(`
      select n.publish_state as "publishState", title_th as "titleTh", title_en as "titleEn",
        title_cn as "titleCn", description_th as "descriptionTh", description_en as "descriptionEn",
        description_cn as "descriptionCn",
        (select count(distinct publish_state)::int from news where property_id = n.property_id) as states
      from news n where property_id is not null`);
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) expect(row.states).toBe(4);
    const differing = rows.filter((row) => languageDifferences(row).length > 0);
    expect(differing.map(({ publishState }) => publishState)).toEqual(['draft', 'draft', 'draft']);
  });

  test('no news is of the future, waits to be told, or is read before it was published', async () => {
    const [wrong] = await world.sql(
      `
      select
        count(*) filter (where created_at > $1 or published_at > $1)::int as future,
        count(*) filter (where announce_at is not null)::int as waits,
        count(*) filter (where publish_state = 'scheduled' and publish_at <= $1)::int as due,
        (select count(*)::int from news_reads r join news n on n.id = r.news_id
          where r.read_at < n.published_at or r.read_at > $1) as early
      from news`,
      [now],
    );
    expect(wrong).toEqual({ future: 0, waits: 0, due: 0, early: 0 });
  });
});
