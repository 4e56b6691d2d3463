import { startServices } from '@tests/kit/services';
import { jpeg, sent } from '@tests/services/upload/files';
import { readXlsx } from 'hucre/xlsx';
import {
  tutorialImageEndpoints as images,
  tutorialEndpoints,
  tutorialVersionEndpoints as versions,
} from '@/contracts/master-data/content/tutorial';

const services = startServices();
const feature = 'suggestions' as const;
const ofSuggestions = { params: { id: feature }, query: {} };

const addVersion = (token: string, name: string) =>
  services.get(versions.create, { body: { menuFeatureId: feature, name } }, token);
async function addImage(token: string, versionId: string, name = '') {
  const picture = (await sent(services, 'tutorial/picture', await jpeg(), token)).id;
  return services.get(images.create, { body: { versionId, picture, name } }, token);
}

test('of a tutorial one version is shown, the last that was switched on', async () => {
  const token = await services.signIn('admin');
  const [one, two] = [await addVersion(token, '1.0'), await addVersion(token, '2.0')];
  expect(one.active).toBe(false);
  for (const { id } of [one, two]) {
    await services.get(versions.active, { params: { id }, body: { active: true } }, token);
  }
  const { rows } = await services.get(versions.list, ofSuggestions, token);
  expect(rows.map(({ name, active }) => [name, active])).toEqual([
    ['2.0', true],
    ['1.0', false],
  ]);
  const tutorials = await services.get(tutorialEndpoints.list, { query: {} }, token);
  expect(tutorials.rows.find(({ id }) => id === feature)).toMatchObject({
    ...{ versions: 2, shown: '2.0', disabled: [] },
  });
});

test('the versions of one part of the app are a file of their own', async () => {
  const token = await services.signIn('admin');
  const names = async (menuFeatureId?: 'repair') => {
    const file = await services.get(versions.download, { query: { menuFeatureId } }, token);
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    return (sheets[0]?.rows ?? []).slice(1, -1).map(([name, , pictures]) => [name, pictures]);
  };
  expect(await names('repair')).toEqual([['1.0', 0]]);
  expect((await names()).length).toBeGreaterThan(2);
});

test('pictures stand in their order, named as the wire has it, and go with their version', async () => {
  const token = await services.signIn('admin');
  const { id } = await addVersion(token, '3.0');
  const [one, two] = [await addImage(token, id, 'เปิดเมนู'), await addImage(token, id)];
  expect(one).toMatchObject({
    ...{ name: 'เปิดเมนู', menu_feature_id: feature, original_name: expect.stringMatching(/jpg$/) },
    url: `/services/upload/api/v1/public/${one.picture}/file`,
    path: `/public/${one.picture}/file`,
  });
  expect(two.name).toBe(two.original_name);
  await services.get(images.order, { body: { ids: [two.id, one.id] } }, token);
  const read = async () =>
    (await services.get(images.list, { params: { id }, query: {} }, token)).rows.map(
      (row) => row.id,
    );
  expect(await read()).toEqual([two.id, one.id]);
  await services.get(versions.remove, { params: { id } }, token);
  expect(
    await services.sql('select 1 from uploads where id = $1 and claimed_at is null', [one.picture]),
  ).toHaveLength(1);
});

test('one is switched off for a property once, and on again', async () => {
  const token = await services.signIn('admin');
  const [place] = await services.sql<{ id: string }>(
    "select id from properties where code = 'RMN'",
  );
  const body = { menuFeatureId: 'votes' as const, propertyId: place?.id ?? '' };
  const { id } = await services.get(tutorialEndpoints.disable, { body }, token);
  const { error } = await services.call(tutorialEndpoints.disable, { body }, token);
  expect(error?.fields).toMatchObject({ propertyId: { code: 'duplicate' } });
  const off = async () =>
    (await services.get(tutorialEndpoints.list, { query: {} }, token)).rows.find(
      (row) => row.id === 'votes',
    )?.disabled;
  expect(await off()).toMatchObject([{ id, propertyId: place?.id }]);
  await services.get(tutorialEndpoints.enable, { params: { id } }, token);
  expect(await off()).toEqual([]);
});
