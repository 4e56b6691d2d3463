import { startServices } from '@tests/kit/services';
import { jpeg, sent } from '@tests/services/upload/files';
import { readXlsx } from 'hucre/xlsx';
import { sessionEndpoints } from '@/contracts/auth/session';
import { stickerEndpoints, stickerGroupEndpoints } from '@/contracts/chat/sticker';
import { chatTokenHeader } from '@/contracts/kit/calls/chat-token';

const services = startServices();
const { list, create, change, order } = stickerEndpoints;

const addGroup = (token: string, nameTh: string, rest: object = {}, files: File[] = []) =>
  services.get(
    stickerGroupEndpoints.create,
    { body: { nameTh, cover: '', ...rest }, files },
    token,
  );
async function addSticker(token: string, groupId: string, name: string) {
  const picture = (await sent(services, 'sticker/item', await jpeg(), token)).id;
  return services.get(create, { body: { groupId, picture, name } }, token);
}

test('a group has its price, its cover and its stickers in their order', async () => {
  const token = await services.signIn('admin');
  const file = new File([await jpeg()], 'cover.jpg', { type: 'image/jpeg' });
  const group = await addGroup(token, 'แมวส้ม', { price: 1900 }, [file]);
  expect(group).toMatchObject({ price: 1900, active: true, cover: expect.any(String) });
  const one = await addSticker(token, group.id, 'สวัสดี');
  const two = await addSticker(token, group.id, 'ขอบคุณ');
  await services.get(order, { body: { ids: [two.id, one.id] } }, token);
  await services.get(change, { params: { id: one.id }, body: { active: false } }, token);
  const [read] = await services.get(list, { query: { all: true, id: group.id } }, token);
  expect(read?.stickers.map(({ name, active }) => [name, active])).toEqual([
    ['ขอบคุณ', true],
    ['สวัสดี', false],
  ]);
  const [taken] = await services.get(list, { query: { id: group.id } }, token);
  expect(taken?.stickers.map(({ name }) => name)).toEqual(['ขอบคุณ']);

  const body = { id: group.id, version: 1, nameTh: 'แมวส้ม 2', cover: group.cover, active: '0' };
  const changed = await services.get(
    stickerGroupEndpoints.change,
    { body: { ...body, price: 0 } as never, files: [] },
    token,
  );
  expect(changed).toMatchObject({ nameTh: 'แมวส้ม 2', price: 0, active: false, cover: group.cover });
  await services.get(stickerGroupEndpoints.remove, { params: { id: group.id } }, token);
  expect(await services.get(list, { query: { all: true, id: group.id } }, token)).toEqual([]);
});

test('groups stand in the order that they are put into', async () => {
  const token = await services.signIn('admin');
  const [one, two] = [await addGroup(token, 'ก'), await addGroup(token, 'ข')];
  await services.get(order, { body: { ids: [two.id, one.id] } }, token);
  const names = (await services.get(list, { query: { all: true } }, token)).map(
    (row) => row.nameTh,
  );
  expect(names.indexOf('ข')).toBeLessThan(names.indexOf('ก'));
});

test('a chat token is of the session that calls, or the call is refused', async () => {
  const signIn = async (key: string) =>
    services.get(sessionEndpoints.login, {
      body: { key, type: 'password', app: 'niti', params: { password: 'niti-demo-2569' } },
    });
  const [mine, foreign] = [await signIn('admin'), await signIn('manager')];
  const ask = async (chatToken: string, accessToken = mine.accessToken) => {
    const reply = await fetch(`${services.url}/chat/api/v1/sticker?all=true`, {
      headers: { authorization: `Bearer ${accessToken}`, [chatTokenHeader]: chatToken },
    });
    return [reply.status, (await reply.json()).code ?? 'success'];
  };
  expect(await ask(mine.chattoken)).toEqual([200, 'success']);
  for (const token of ['', mine.accessToken, foreign.chattoken, `${mine.chattoken}x`]) {
    expect(await ask(token)).toEqual([403, 'CHAT_TOKEN']);
  }
  expect(await ask(mine.chattoken, 'nobody')).toEqual([401, 'SESSION_ENDED']);
});

test('a sticker goes to another group and stands last there, and the log says from where', async () => {
  const token = await services.signIn('admin');
  const [from, to] = [await addGroup(token, 'ต้นทาง'), await addGroup(token, 'ปลายทาง')];
  const moved = await addSticker(token, from.id, 'ย้ายบ้าน');
  await addSticker(token, to.id, 'อยู่ก่อน');
  const move = (groupId: string) =>
    services.call(change, { params: { id: moved.id }, body: { groupId } }, token);
  expect((await move(from.id)).status).toBe(200);
  expect((await move(moved.id)).error?.fields).toMatchObject({
    groupId: { code: 'unknownRecord' },
  });
  expect((await move(to.id)).data).toMatchObject({ groupId: to.id, name: 'ย้ายบ้าน' });
  const rows = await services.get(list, { query: { all: true } }, token);
  const namesIn = (id: string) =>
    rows.find((row) => row.id === id)?.stickers.map(({ name }) => name);
  expect([namesIn(from.id), namesIn(to.id)]).toEqual([[], ['อยู่ก่อน', 'ย้ายบ้าน']]);
  const [line] = await services.sql<{ changes: object }>(
    "select changes from audit_log where entity_id = $1 and action = 'edit' order by at desc limit 1",
    [moved.id],
  );
  expect(line?.changes).toEqual({ groupId: ['ต้นทาง', 'ปลายทาง'] });

  const file = await services.get(stickerGroupEndpoints.download, { query: {} }, token);
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  const [heads, ...lines] = sheets[0]?.rows ?? [];
  expect(heads?.slice(0, 3)).toEqual(['ชุดสติกเกอร์', 'จำนวนสติกเกอร์', 'ราคา (บาท)']);
  expect(lines.find(([name]) => name === 'ปลายทาง')?.slice(0, 3)).toEqual(['ปลายทาง', 2, 0]);
});
