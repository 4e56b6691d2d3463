import { startServices } from '@tests/kit/services';
import { jpeg, sent } from '@tests/services/upload/files';
import { streamXlsxRows } from 'hucre/xlsx';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { customerEndpoints } from '@/contracts/master-data/residents/customer';
import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';

const services = startServices();
let token = '';
let counter = '';

beforeAll(async () => {
  token = await services.signIn('manager');
  counter = await services.signIn('counter');
});

const draft = (name: string, more: object = {}) => ({
  ...{ name, unitNumber: 'a0101', relation: 'tenant' as const },
  ...more,
});
const arrive = (name: string, more: object = {}) =>
  services.get(newMemberEndpoints.create, { body: draft(name, more) }, counter);
const person = async (keywords: string) =>
  (await services.get(customerEndpoints.list, { query: { keywords } }, token)).rows[0];

test('who arrives is told to the staff, and is seen with what is known of them', async () => {
  const member = await arrive('มาใหม่ หนึ่ง', {
    citizenId: '3-1006-00445-63-5',
    expiresOn: '31/12/2572',
    phone: '081-234-0001',
  });
  expect(member).toMatchObject({
    ...{ status: 'waiting', citizenId: 'x-xxxx-xxxxx-63-5', expiresOn: '2029-12-31' },
    ...{ unitKnown: true, expired: false, knownAs: null },
  });
  const { newest } = await services.get(
    notificationEndpoints.after,
    { query: { after: 0 } },
    token,
  );
  expect(newest[0]).toMatchObject({
    url: '/new-members',
    popup: true,
    text: expect.stringContaining('มาใหม่ หนึ่ง'),
  });
});

test('a card is looked at by its check digit, and for whose it is', async () => {
  const check = (cardId: string) =>
    services.get(newMemberEndpoints.checkCard, { query: { cardId } }, counter);
  expect(await check('1234567890123')).toEqual({ valid: false, known: null, waiting: false });
  expect(await check('๓๑๐๐๖๐๐๔๔๕๖๓๕')).toMatchObject({ valid: true, known: null, waiting: true });
  const body = { name: 'มีอยู่แล้ว จริง', citizenId: '1112034563562' };
  await services.get(customerEndpoints.upsert, { body }, token);
  expect((await check('1112034563562')).known?.name).toBe('มีอยู่แล้ว จริง');
});

test('who an applicant may be is offered: of the same phone before the name before the unit', async () => {
  const add = (name: string, phone = '') =>
    services.get(customerEndpoints.upsert, { body: { name, phone } }, token);
  const byPhone = await add('โทรเดียวกัน จริง', '081-777-0001');
  const byName = await add('นายเหมือนชื่อ จริง');
  await add('คนละคน เลย', '081-777-0009');
  const member = await arrive('คุณเหมือนชื่อ จริง', {
    ...{ phone: '081-777-0001', unitNumber: 'A-0102' },
  });
  const params = { id: member.id };
  const likely = await services.get(newMemberEndpoints.likely, { params }, token);
  expect(likely.slice(0, 2)).toMatchObject([
    { id: byPhone.id, same: ['phone'] },
    { id: byName.id, same: ['name'] },
  ]);
  expect(likely.slice(2).length).toBeGreaterThan(0);
  for (const one of likely.slice(2)) {
    expect(one).toMatchObject({ same: ['unit'], units: expect.arrayContaining(['A-0102']) });
  }
  const village = await services.signIn('village');
  expect((await services.call(newMemberEndpoints.likely, { params }, village)).status).toBe(404);
});

test('an approval links to whoever has the card, else makes a person, and moves them in', async () => {
  const known = await arrive('ชื่อต่างกัน', { citizenId: '1112034563562', phone: '0812340002' });
  expect(known.knownAs?.name).toBe('มีอยู่แล้ว จริง');
  const approve = (id: string, more: object = {}) =>
    services.get(newMemberEndpoints.approve, { params: { id }, body: more }, counter);
  const linked = await approve(known.id, { version: known.version });
  expect(linked).toMatchObject({ status: 'approved', customerId: known.knownAs?.id });
  expect(await person('มีอยู่แล้ว จริง')).toMatchObject({ units: ['A-0101'], phone: '+66812340002' });

  const fresh = await arrive('คนใหม่ แท้', { unitNumber: 'A-0102' });
  await approve(fresh.id);
  expect(await person('คนใหม่ แท้')).toMatchObject({ units: ['A-0102'] });
  const again = { params: { id: fresh.id }, body: {} };
  expect((await services.call(newMemberEndpoints.approve, again, counter)).error?.code).toBe(
    'MEMBER_DECIDED',
  );

  const chosen = await arrive('เลือกเอง', { unitNumber: 'A-0103' });
  const other = await person('คนใหม่ แท้');
  await approve(chosen.id, { customerId: other?.id });
  expect((await person('คนใหม่ แท้'))?.units).toEqual(['A-0102', 'A-0103']);
});

test('of many each is approved by itself; who cannot be is named with why', async () => {
  const ids = [
    (await arrive('หลายคน หนึ่ง')).id,
    (await arrive('หลายคน หมดอายุ', { expiresOn: '01/01/2560' })).id,
    (await arrive('หลายคน ไม่มีห้อง', { unitNumber: 'ไม่มีห้องนี้' })).id,
  ];
  const reply = await services.get(newMemberEndpoints.approveMany, { body: { ids } }, counter);
  expect(reply.approved).toBe(1);
  expect(reply.left.map(({ name, code }) => [name, code])).toEqual([
    ['หลายคน หมดอายุ', 'MEMBER_EXPIRED'],
    ['หลายคน ไม่มีห้อง', 'INVALID'],
  ]);
  expect(reply.left[1]?.message).toContain('ไม่พบห้อง');
  const { rows } = await services.get(
    newMemberEndpoints.list,
    { query: { expired: true, keywords: 'หมดอายุ' } },
    counter,
  );
  expect(rows.map(({ name }) => name)).toEqual(['หลายคน หมดอายุ']);
});

test('only a manager deletes, with a reason; what is decided stays as it is', async () => {
  const { id, version } = await arrive('ถูกลบ');
  const body = { reason: 'ไม่ใช่ผู้พักอาศัย' };
  const call = { params: { id }, body };
  expect((await services.call(newMemberEndpoints.remove, call, counter)).error?.code).toBe(
    'FORBIDDEN',
  );
  const gone = await services.get(newMemberEndpoints.remove, call, token);
  expect(gone).toMatchObject({ status: 'deleted', reason: body.reason });
  const change = { params: { id }, body: { ...draft('แก้ทีหลัง'), version } };
  expect((await services.call(newMemberEndpoints.change, change, token)).error?.code).toBe(
    'MEMBER_DECIDED',
  );
});

test('a photo of the document belongs to its request; a number that is shown masked stays', async () => {
  const photo = await sent(services, 'member/document', await jpeg(), counter);
  const made = await arrive('มีเอกสาร', { photos: [photo.id], passport: 'AA1234567' });
  expect(made.photos).toEqual([photo.id]);
  const body = {
    ...draft('มีเอกสาร แก้แล้ว'),
    passport: made.passport,
    photos: [],
    version: made.version,
  };
  const stored = () =>
    services.sql('select passport_match from new_members where id = $1', [made.id]);
  const before = await stored();
  const after = await services.get(
    newMemberEndpoints.change,
    { params: { id: made.id }, body },
    counter,
  );
  expect(after).toMatchObject({ name: 'มีเอกสาร แก้แล้ว', passport: made.passport, photos: [] });
  expect(await stored()).toEqual(before);
});

test.each(['waiting', 'approved', 'deleted'] as const)(
  '%s can be had as a file, cards masked',
  async (type) => {
    const file = await services.get(newMemberEndpoints.download, { params: { type } }, token);
    const rows: unknown[][] = [];
    for await (const { values } of streamXlsxRows(new Uint8Array(await file.arrayBuffer())))
      rows.push(values);
    expect(rows.length).toBe((file.rowCount ?? 0) + 2);
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toContain('00445');
  },
);
