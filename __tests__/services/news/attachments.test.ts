import { startServices } from '@tests/kit/services';
import { jpeg, sent } from '@tests/services/upload/files';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { NewsDraft } from '@/contracts/news/news';
import { newsTemplateEndpoints } from '@/contracts/news/news-template';
import { newsUploads } from '@/contracts/news/news-uploads';
import { draftOf, write, writeTemplate } from './drafts';

const services = startServices();
const manager = () => services.signIn('manager');
const admin = () => services.signIn('admin');
const cover = async (as = manager) =>
  sent(services, newsUploads.cover.name, await jpeg(), await as());
const file = async (as = manager) =>
  sent(services, newsUploads.files.name, await jpeg(), await as());

const claimed = async (id: string) => {
  const [row] = await services.sql<{ held: boolean }>(
    'select claimed_at is not null as held from uploads where id = $1',
    [id],
  );
  return row?.held;
};
const edit = async (id: string, version: number, parts: Partial<NewsDraft>) => {
  const draft = draftOf({ data: { id } });
  const body = { ...draft, ...parts, data: { ...draft.data, version } };
  return services.call(newsEndpoints.change, { body }, await manager());
};

test('a cover and files are kept in their order, read by anyone, and let go', async () => {
  const [picture, one, two] = [await cover(), await file(), await file()];
  const parts = { thumbnail: picture.id, files: [one.id, two.id] };
  const added = await write(services, 'manager', parts);
  expect(added).toMatchObject({
    thumbnail: picture.id,
    newsFiles: [{ id: one.id, name: one.name }, { id: two.id }],
  });
  const address = added.thumbnailUrl.replace(/^\/services/, services.url);
  expect((await fetch(address)).headers.get('content-type')).toBe('image/jpeg');

  const three = await file();
  const kept = { thumbnailUrl: added.thumbnailUrl, newsFiles: [two.id], files: [three.id] };
  const changed = await edit(added.id, 1, kept);
  expect(changed.data?.newsFiles.map(({ id }) => id)).toEqual([two.id, three.id]);
  expect(changed.data?.thumbnail).toBe(picture.id);
  const held = await Promise.all([picture, one, two, three].map(({ id }) => claimed(id)));
  expect(held).toEqual([true, false, true, true]);

  const bare = await edit(added.id, 2, {});
  expect(bare.data).toMatchObject({ thumbnail: null, thumbnailUrl: '', newsFiles: [] });
  expect(await claimed(picture.id)).toBe(false);
});

test('what is not the sender’s to give is refused at its field, and nothing is stored', async () => {
  const [picture, one] = [await cover(), await file()];
  await write(services, 'manager', { thumbnail: picture.id, files: [one.id] });
  const refused = async (parts: Partial<NewsDraft>) => {
    const body = draftOf(parts);
    const { error } = await services.call(newsEndpoints.create, { body }, await manager());
    const get = { params: { id: body.data.id } };
    expect((await services.call(newsEndpoints.get, get, await manager())).status).toBe(404);
    return Object.entries(error?.fields ?? {}).map(([field, { code }]) => [field, code].join(' '));
  };
  expect(await refused({ thumbnail: picture.id })).toEqual(['thumbnail uploadGone']);
  expect(await refused({ files: [one.id] })).toEqual(['files uploadGone']);
  expect(await refused({ newsFiles: [one.id] })).toEqual(['newsFiles unknownFile']);
  const thumbnailUrl = `/services/upload/api/v1/public/${picture.id}/file`;
  expect(await refused({ thumbnailUrl })).toEqual(['thumbnailUrl unknownFile']);
  expect(await refused({ thumbnail: (await file()).id })).toEqual(['thumbnail uploadGone']);
  const twice = await file();
  expect(await refused({ files: [twice.id, twice.id] })).toEqual(['files duplicate']);
  const ids = await Promise.all(Array.from({ length: 6 }, async () => (await file()).id));
  expect(await refused({ files: ids, newsFiles: ids })).toEqual(['files tooManyFiles']);
});

test('news that starts from a template holds its files on, whatever becomes of the template', async () => {
  const [picture, one] = [await cover(), await file()];
  const parts = { thumbnail: picture.id, files: [one.id] };
  const template = await writeTemplate(services, 'manager', parts);
  const started = await write(services, 'manager', {
    thumbnailUrl: template.thumbnailUrl,
    newsFiles: template.newsFiles.map(({ id }) => id),
  });
  expect(started).toMatchObject({ thumbnail: picture.id, newsFiles: [{ id: one.id }] });

  const params = { id: template.id };
  await services.get(newsTemplateEndpoints.remove, { params }, await manager());
  expect([await claimed(picture.id), await claimed(one.id)]).toEqual([true, true]);
  await services.get(newsEndpoints.remove, { query: { id: started.id } }, await manager());
  expect([await claimed(picture.id), await claimed(one.id)]).toEqual([false, false]);
});

test('the last news that holds a file of a platform’s template lets it go, at whatever property', async () => {
  const [picture, one] = [await cover(admin), await file(admin)];
  const parts = { thumbnail: picture.id, files: [one.id] };
  const template = await writeTemplate(services, 'admin', parts);
  const kept = {
    thumbnailUrl: template.thumbnailUrl,
    newsFiles: template.newsFiles.map(({ id }) => id),
  };
  const [here, there] = [
    await write(services, 'manager', kept),
    await write(services, 'village', kept),
  ];
  const held = async () => [await claimed(picture.id), await claimed(one.id)];

  const bare = draftOf({ data: { id: here.id } });
  const body = { ...bare, data: { ...bare.data, version: 1 } };
  await services.get(newsEndpoints.change, { body }, await manager());
  const params = { id: template.id };
  await services.get(newsTemplateEndpoints.remove, { params }, await admin());
  expect(await held()).toEqual([true, true]);
  const village = await services.signIn('village');
  await services.get(newsEndpoints.remove, { query: { id: there.id } }, village);
  expect(await held()).toEqual([false, false]);
});

test('files that were sent as an emergency’s are taken as well', async () => {
  const one = await sent(services, 'emergency-news-file/files', await jpeg(), await manager());
  const added = await write(services, 'manager', { files: [one.id] });
  expect(added.newsFiles).toMatchObject([{ id: one.id }]);
});

test('the cover that the record holds can be named by its upload', async () => {
  const picture = await cover();
  const added = await write(services, 'manager', { thumbnail: picture.id });
  const same = await edit(added.id, 1, {
    thumbnail: picture.id,
    descriptionEn: '<p>A new text</p>',
  });
  expect(same.data).toMatchObject({ version: 2, thumbnail: picture.id });
});
