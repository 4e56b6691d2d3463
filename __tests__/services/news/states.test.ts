import { startServices } from '@tests/kit/services';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { News } from '@/contracts/news/news';
import type { NewsMove, NewsReview } from '@/contracts/news/news-changes';
import { publishStates } from '@/contracts/news/news-state';
import { approve, draftOf, move, publish, until, write } from './drafts';

const services = startServices({ timers: true });
const manager = () => services.signIn('manager');
const soon = (minutes: number) =>
  new Date(Math.ceil(Date.now() / 60_000 + minutes) * 60_000).toISOString();

const tryMove = async ({ id, version }: News, to: Partial<NewsMove>) => {
  const body = { id, version, publishState: 'scheduled' as const, ...to };
  return services.call(newsEndpoints.move, { body }, await manager());
};
const read = async (id: string) =>
  services.get(newsEndpoints.get, { params: { id } }, await manager());
const told = (id: string) =>
  services.sql<{ popup: boolean; url: string; title: string; text: string; code: string }>(
    `select popup, url, title, text, code from notifications n
      join properties p on p.id = n.property_id where url = $1 order by code`,
    [`/news/${id}`],
  );
/** Time passes: what waits to be told, or for its minute, is due. */
const letPass = (id: string) =>
  services.sql(
    `update news set announce_at = announce_at - interval '1 minute',
      publish_at = publish_at - interval '1 day' where id = $1`,
    [id],
  );

describe('review', () => {
  const review = async (one: News, fields: Partial<NewsReview>, as: 'manager' | 'admin') => {
    const body = { id: one.id, version: one.version, review: 'approved' as const, ...fields };
    return services.call(newsEndpoints.review, { body }, await services.signIn(as));
  };

  test('is not its writer’s, and a rejection says why', async () => {
    const one = await write(services);
    expect((await review(one, {}, 'manager')).error?.code).toBe('NEWS_OWN_REVIEW');
    const mute = await review(one, { review: 'rejected' }, 'admin');
    expect(mute.error?.fields?.note?.code).toBe('required');
    const { data } = await review(one, { review: 'rejected', note: 'ขาดวันที่' }, 'admin');
    expect(data).toMatchObject({
      ...{ review: 'rejected', reviewNote: 'ขาดวันที่', reviewedBy: 'กฤษณะ วรรณประเสริฐ' },
      version: 2,
    });
    expect((await tryMove(data!, { publishState: 'published' })).error?.code).toBe(
      'NEWS_NOT_APPROVED',
    );
    expect((await review(one, {}, 'admin')).error?.code).toBe('STALE');
  });

  test('keeps an emergency back once it was rejected, until it is written anew', async () => {
    const draft = draftOf({ data: { type: 'emergency' } });
    const one = await services.get(newsEndpoints.create, { body: draft }, await manager());
    const { data } = await review(one, { review: 'rejected', note: 'ผิดอาคาร' }, 'admin');
    for (const to of [{ publishState: 'published' as const }, { publishAt: soon(60) }]) {
      expect((await tryMove(data!, to)).error?.code).toBe('NEWS_NOT_APPROVED');
    }
    const { id, version } = data!;
    const body = { ...draft, data: { ...draft.data, id, version, titleTh: 'ปิดน้ำ อาคาร B' } };
    const edited = await services.get(newsEndpoints.change, { body }, await manager());
    expect((await move(services, edited, 'published')).publishState).toBe('published');
  });

  test('is of what nobody sees yet', async () => {
    const one = await move(services, await approve(services, await write(services)), 'published');
    expect((await review(one, {}, 'admin')).error?.code).toBe('NEWS_STATE');
  });
});

describe('moves', () => {
  test('every move that the table does not name is refused', async () => {
    const one = await approve(services, await write(services));
    const states: Record<string, News> = { draft: one };
    const to = publishStates.filter((state) => !['scheduled', 'published'].includes(state));
    for (const publishState of to) {
      const { error } = await tryMove(states.draft!, { publishState });
      expect(error?.code).toBe('NEWS_STATE');
    }
  });

  test('a schedule needs a whole minute that is to come', async () => {
    const one = await approve(services, await write(services));
    const field = async (publishAt?: string) =>
      (await tryMove(one, publishAt ? { publishAt } : {})).error?.fields?.publishAt?.code;
    expect(await field()).toBe('required');
    expect(await field('2026-11-21T09:00:30.000Z')).toBe('invalid');
    expect(await field('2020-01-01T02:00:00.000Z')).toBe('past');
    const [hour, hours] = [soon(60), soon(120)];
    const { data } = await tryMove(one, { publishAt: hour });
    expect(data).toMatchObject({ publishState: 'scheduled', publishAt: hour });
    const later = await tryMove(data!, { publishAt: hours });
    expect(later.data).toMatchObject({ publishAt: hours, version: data!.version + 1 });
    const back = await move(services, later.data!, 'draft');
    expect(back).toMatchObject({ publishState: 'draft', publishAt: null, review: 'approved' });
  });

  test('published news waits fifteen seconds to be told, and is taken back until then', async () => {
    const before = Date.now();
    const one = await publish(services);
    const waits = Date.parse(one.announceAt!) - before;
    expect(waits).toBeGreaterThanOrEqual(15_000);
    const back = await move(services, one, 'draft');
    expect(back).toMatchObject({ publishState: 'draft', announceAt: null, publishedAt: null });
    await letPass(one.id);
    const other = await publish(services);
    await letPass(other.id);
    await until(async () => (await told(other.id)).length > 0);
    expect(await told(one.id)).toEqual([]);
    const late = await tryMove(await read(other.id), { publishState: 'draft' });
    expect(late.error?.code).toBe('NEWS_ANNOUNCED');
  });

  test('unpublished before it was told, it is not told', async () => {
    const one = await move(services, await publish(services), 'unpublished');
    await letPass(one.id);
    const other = await publish(services);
    await letPass(other.id);
    await until(async () => (await told(other.id)).length > 0);
    expect(await told(one.id)).toEqual([]);
  });
});

describe('telling', () => {
  test('an emergency is a popup, other news is not, each once, with its own path', async () => {
    const loud = await publish(services, 'manager', { data: { titleTh: 'ไฟไหม้ชั้น 3' } });
    const draft = await approve(services, await write(services));
    const quiet = await move(services, draft, 'published');
    for (const { id } of [loud, quiet]) await letPass(id);
    await until(async () => (await told(loud.id)).length + (await told(quiet.id)).length > 1);
    expect(await told(loud.id)).toEqual([
      {
        ...{ popup: true, title: 'ไฟไหม้ชั้น 3', url: `/news/${loud.id}`, code: 'RMN' },
        text: 'งดจ่ายน้ำ 09.00-12.00 น.',
      },
    ]);
    expect(await told(quiet.id)).toMatchObject([{ popup: false }]);
    // It is the deed of who published it, and news to everybody else.
    const isRead = async (as: 'manager' | 'counter') => {
      const call = { query: { keywords: 'ไฟไหม้ชั้น 3' } };
      const { rows } = await services.get(
        notificationEndpoints.list,
        call,
        await services.signIn(as),
      );
      return rows.map(({ read, by }) => [read, by]);
    };
    expect([await isRead('manager'), await isRead('counter')]).toEqual([
      [[true, '']],
      [[false, '']],
    ]);
  });

  test('published once more, nobody is told again', async () => {
    const one = await publish(services);
    await letPass(one.id);
    await until(async () => (await read(one.id)).announceAt === null);
    const gone = await move(services, await read(one.id), 'unpublished');
    const again = await move(services, gone, 'published');
    expect(again).toMatchObject({ publishState: 'published', announceAt: null });
    expect(await told(one.id)).toHaveLength(1);
  });

  test('what is due is published once, told at once, and audited as the system’s, by two at once', async () => {
    const many = [];
    for (let i = 0; i < 8; i++) {
      const one = await approve(services, await write(services));
      many.push((await tryMove(one, { publishAt: soon(60) })).data!);
    }
    const ids = many.map(({ id }) => id);
    await services.sql(
      `update news set publish_at = now() - interval '1 hour' where id = any($1::uuid[])`,
      [ids],
    );
    await until(async () => {
      const rows = await Promise.all(ids.map(told));
      return rows.every((row) => row.length > 0);
    });
    for (const { id, version } of many) {
      expect(await told(id)).toHaveLength(1);
      expect(await read(id)).toMatchObject({
        ...{ publishState: 'published', updatedBy: 'ระบบ', announceAt: null },
        version: version + 1,
      });
      const lines = await services.sql(
        `select account_id, changes from audit_log where entity_id = $1 and account_name = 'ระบบ'`,
        [id],
      );
      expect(lines).toEqual([
        { account_id: null, changes: { publishState: ['scheduled', 'published'] } },
      ]);
    }
  });
});
