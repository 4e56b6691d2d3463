import { startServices } from '@tests/kit/services';
import { newsChoiceEndpoints, newsEndpoints } from '@/contracts/news/endpoints';
import { approve, draftOf, move, publish, until, write } from './drafts';

const services = startServices({ timers: true });
const { list, get, create, change, review, markRead } = newsEndpoints;
const places: Record<string, string> = {};

beforeAll(async () => {
  const rows = await services.sql<{ id: string; code: string }>('select id, code from properties');
  for (const { id, code } of rows) places[code] = id;
});

test('who may only look neither writes, reviews nor publishes', async () => {
  const one = await write(services);
  const counter = await services.signIn('counter');
  expect((await services.call(get, { params: one }, counter)).status).toBe(200);
  const body = draftOf();
  const seen = { id: one.id, version: 1 };
  for (const answer of [
    await services.call(create, { body }, counter),
    await services.call(change, { body: { ...body, data: { ...body.data, version: 1 } } }, counter),
    await services.call(review, { body: { ...seen, review: 'approved' } }, counter),
    await services.call(newsEndpoints.move, { body: { ...seen, publishState: 'draft' } }, counter),
    await services.call(newsEndpoints.remove, { query: { id: one.id } }, counter),
  ]) {
    expect(answer.error?.code).toBe('FORBIDDEN');
  }
});

describe('the platform', () => {
  const admin = () => services.signIn('admin');
  const forTwo = () => ({ announceTo: [places.RMN!, places.STP!] });

  test('writes for several properties, and for at least one', async () => {
    const one = await write(services, 'admin', forTwo());
    expect(one.properties.map(({ id }) => id).sort()).toEqual(forTwo().announceTo.sort());
    const refused = async (announceTo: string[]) => {
      const body = draftOf({ announceTo });
      const { error } = await services.call(create, { body }, await admin());
      return error?.fields?.announceTo?.code;
    };
    expect(await refused([])).toBe('noProperty');
    expect(await refused([draftOf().data.id])).toBe('unknownProperty');
  });

  test('is read by those properties once it is published, and by no other', async () => {
    const draft = await write(services, 'admin', forTwo());
    const seen = async (as: 'manager' | 'village') => {
      const token = await services.signIn(as);
      const { rows } = await services.get(list, { query: { limit: 200 } }, token);
      const { error } = await services.call(get, { params: { id: draft.id } }, token);
      return [rows.some(({ id }) => id === draft.id), error?.code];
    };
    expect(await seen('manager')).toEqual([false, 'NOT_FOUND']);
    // Nobody at the platform but its writer: somebody else's word is what approval means.
    await services.sql(`update news set review = 'approved' where id = $1`, [draft.id]);
    const published = await move(services, draft, 'published', 'admin');
    expect(await seen('manager')).toEqual([true, undefined]);
    expect(await seen('village')).toEqual([false, 'NOT_FOUND']);

    const token = await services.signIn('manager');
    const shown = await services.get(get, { params: { id: draft.id } }, token);
    expect(shown).toMatchObject({ own: false, properties: [{ id: places.RMN }] });
    const body = { id: draft.id, version: published.version, publishState: 'unpublished' as const };
    const { error } = await services.call(newsEndpoints.move, { body }, token);
    expect(error?.code).toBe('NOT_FOUND');
  });

  test('tells each of them once', async () => {
    const parts = { ...forTwo(), data: { type: 'emergency' as const } };
    const { id } = await publish(services, 'admin', parts);
    await services.sql(`update news set announce_at = now() where id = $1`, [id]);
    const told = () =>
      services.sql(
        `select code from notifications n join properties p on p.id = n.property_id
          where url = $1 order by code`,
        [`/news/${id}`],
      );
    await until(async () => (await told()).length > 0);
    expect(await told()).toEqual([{ code: 'RMN' }, { code: 'STP' }]);
  });

  test('reads and reviews a property’s news, and changes none of it', async () => {
    const one = await write(services, 'village');
    expect(await approve(services, one)).toMatchObject({ review: 'approved', own: false });
    const [line] = await services.sql(
      `select code, account_name, changes from audit_log left join properties p on p.id = property_id
        where entity_id = $1 and action = 'approve'`,
      [one.id],
    );
    expect(line).toEqual({
      ...{ code: 'SPK', account_name: 'กฤษณะ วรรณประเสริฐ' },
      changes: { review: ['pending', 'approved'] },
    });
    const body = draftOf({ data: { id: one.id } });
    const { error } = await services.call(
      change,
      { body: { ...body, data: { ...body.data, version: 2 } } },
      await admin(),
    );
    expect(error?.code).toBe('NOT_FOUND');
    const query = { propertyId: places.SPK!, limit: 200 };
    const { rows } = await services.get(list, { query }, await admin());
    expect(rows.map(({ id }) => id)).toContain(one.id);
    const elsewhere = { propertyId: places.STP!, limit: 200 };
    const others = await services.get(list, { query: elsewhere }, await admin());
    expect(others.rows.map(({ id }) => id)).not.toContain(one.id);
  });

  test('has read nothing for a property', async () => {
    const one = await publish(services);
    const { error } = await services.call(markRead, { params: { id: one.id } }, await admin());
    expect(error?.code).toBe('NO_PROPERTY');
  });
});

test('a form offers the properties that the caller may write for', async () => {
  const codes = async (as: 'admin' | 'manager', query: object = {}) => {
    const token = await services.signIn(as);
    const rows = await services.get(newsChoiceEndpoints.announceTo, { query }, token);
    return rows.map(({ code }) => code).sort();
  };
  expect(await codes('admin')).toEqual(['RMN', 'SPK', 'STP']);
  expect(await codes('admin', { dimension: 'village' })).toEqual(['SPK']);
  expect(await codes('admin', { menuId: 'parcels', dimension: 'condo' })).toEqual(['RMN', 'STP']);
  expect(await codes('admin', { menuId: 'nothing' })).toEqual([]);
  expect(await codes('manager')).toEqual(['RMN']);
  const token = await services.signIn('manager');
  const links = await services.get(newsChoiceEndpoints.featureLinks, {}, token);
  expect(links).toContainEqual(expect.objectContaining({ id: 'parcels', link: '/parcels' }));
});
