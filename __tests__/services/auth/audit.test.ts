import { startServices } from '@tests/kit/services';
import { readXlsx } from 'hucre/xlsx';
import { auditEndpoints } from '@/contracts/auth/audit';
import type { CallOf } from '@/contracts/kit/calls/endpoint';

const services = startServices();
const { list } = auditEndpoints;
type Query = CallOf<typeof list>['query'];

const ids: Record<string, string> = {};

const ofDemo: Record<string, Set<string>> = {};

beforeAll(async () => {
  for (const name of ['manager', 'admin'] as const) {
    ofDemo[name] = new Set(await entities(name, { limit: 100 }));
  }
  await services.sql('delete from audit_log');
  const rows = await services.sql<{ code: string; id: string }>('select code, id from properties');
  for (const { code, id } of rows) ids[code] = id;
  const line = (code: string | null, at: string, entity: string, by: string) =>
    services.sql(
      `insert into audit_log (id, at, account_id, account_name, property_id, action, entity,
        entity_id, title, changes, ip, user_agent)
       values (gen_random_uuid(), $1, null, $2, $3, 'edit', $4, $4 || '-1', 'เลขที่ 1',
        '{"active": [true, false]}', '203.0.113.9', 'test')`,
      [at, by, code && ids[code], entity],
    );
  await line('RMN', '2026-11-18T16:59:59.000Z', 'parcel', 'สมพร น้ำใจงาม');
  await line('RMN', '2026-11-18T17:00:00.000Z', 'report-email', 'ปิยะมาศ ตั้งตระกูล');
  await line('SPK', '2026-11-19T03:00:00.000Z', 'parcel', 'อำนาจ พฤกษาสกุล');
  await line(null, '2026-11-19T04:00:00.000Z', 'role', 'กฤษณะ วรรณประเสริฐ');
});

const entities = async (name: 'admin' | 'manager' | 'village', query: Query = {}) =>
  (await services.get(list, { query }, await services.signIn(name))).rows.map(
    ({ entity }) => entity,
  );

test('a fresh demo has lines to read, of several kinds', () => {
  expect([...(ofDemo.manager ?? [])]).toEqual(expect.arrayContaining(['parcel']));
  expect(ofDemo.admin?.size).toBeGreaterThanOrEqual(2);
});

test('refused without the permission', async () => {
  const { error } = await services.call(list, { query: {} }, await services.signIn('counter'));
  expect(error?.code).toBe('FORBIDDEN');
});

test("a manager reads the own property's lines alone, the platform all, newest first", async () => {
  expect(await entities('manager')).toEqual(['report-email', 'parcel']);
  expect(await entities('village')).toEqual(['parcel']);
  expect(await entities('admin')).toEqual(['role', 'parcel', 'report-email', 'parcel']);
  expect(await entities('manager', { propertyId: ids.SPK })).toEqual([]);
  expect(await entities('admin', { propertyId: ids.SPK })).toEqual(['parcel']);
});

test('filtered by record, person and Bangkok days', async () => {
  expect(await entities('admin', { entity: 'parcel' })).toHaveLength(2);
  expect(await entities('admin', { entity: 'parcel', entityId: 'parcel-1' })).toHaveLength(2);
  expect(await entities('admin', { keywords: 'น้ำใจ' })).toEqual(['parcel']);
  expect(await entities('admin', { to: '2026-11-18' })).toEqual(['parcel']);
  expect(await entities('admin', { from: '2026-11-19', to: '2026-11-19' })).toHaveLength(3);
  const { error } = await services.call(
    list,
    { query: { from: 'yesterday' } },
    await services.signIn('admin'),
  );
  expect(error?.fields).toHaveProperty('from');
});

test('a line says who, where, what and from where; the total counts no further than its cap', async () => {
  const token = await services.signIn('manager');
  const { rows, total } = await services.get(list, { query: { limit: 1 } }, token);
  expect({ rows, total }).toMatchObject({
    total: 2,
    rows: [
      {
        accountName: 'ปิยะมาศ ตั้งตระกูล',
        action: 'edit',
        title: 'เลขที่ 1',
        changes: { active: [true, false] },
        ip: '203.0.113.9',
      },
    ],
  });
  await services.sql(
    `insert into audit_log (id, at, account_name, property_id, action, entity, entity_id, title,
       changes, ip, user_agent)
     select gen_random_uuid(), now(), 'x', $1, 'edit', 'parcel', n::text, 'เลขที่ 2', '{}', '', ''
     from generate_series(1, 10050) n`,
    [ids.STP],
  );
  const all = await services.get(list, { query: {} }, await services.signIn('admin'));
  expect(all.total).toBe(10_000);
});

test('what is found can be taken along, in the words of the screen', async () => {
  const query = { entity: 'report-email' };
  const token = await services.signIn('manager');
  const file = await services.get(auditEndpoints.download, { query }, token);
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  const [head, line, end] = sheets[0]?.rows ?? [];
  expect(head?.slice(1)).toEqual(
    expect.arrayContaining(['ผู้ทำรายการ', 'การกระทำ', 'ประเภทรายการ', 'สิ่งที่เปลี่ยน']),
  );
  expect(line?.slice(1)).toEqual([
    ...['ปิยะมาศ ตั้งตระกูล', '203.0.113.9', 'แก้ไข', 'ผู้รับรายงาน', 'เลขที่ 1'],
    ...['อาคารชุด ริมน้ำเรสซิเดนซ์', 'เปิดใช้งาน: ใช่ → ไม่ใช่'],
  ]);
  expect(end?.[0]).toBe('รวม 1 แถว');
});
