import { startServices } from '@tests/kit/services';
import sharp from 'sharp';
import { sessionEndpoints } from '@/contracts/auth/session';
import { uploadEndpoints, wireType } from '@/contracts/upload/upload';
import { jpeg, keptFiles, picture, send, sent } from './files';

const services = startServices();
const counter = () => services.signIn('counter');

const bytesOf = async (id: string, variant: 'file' | 'thumbnail', token: string) => {
  const blob = await services.get(uploadEndpoints.file, { params: { id, variant } }, token);
  return Buffer.from(await blob.arrayBuffer());
};

test('a photo is kept, with a thumbnail, for the staff of its property', async () => {
  const token = await counter();
  const upload = await sent(services, 'parcel/photo', await jpeg('กล่อง ๑.jpg'), token);
  expect(upload).toMatchObject({
    type: 'parcel/photo',
    name: 'กล่อง ๑.jpg',
    kind: 'jpeg',
    width: 640,
    height: 480,
  });
  const file = await sharp(await bytesOf(upload.id, 'file', token)).metadata();
  expect([file.format, file.width, file.height]).toEqual(['jpeg', 640, 480]);
  const thumbnail = await sharp(await bytesOf(upload.id, 'thumbnail', token)).metadata();
  expect([thumbnail.format, thumbnail.width]).toEqual(['webp', 400]);
  expect(keptFiles(services).filter((name) => name.startsWith(upload.id))).toHaveLength(2);
});

test('what a phone writes into a photo is gone, and the photo stands upright', async () => {
  const token = await counter();
  const turned = await picture()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const upload = await sent(services, 'parcel/photo', new File([turned], 'a.jpg'), token);
  expect([upload.width, upload.height]).toEqual([480, 640]);
  for (const variant of ['file', 'thumbnail'] as const) {
    const { exif, orientation } = await sharp(await bytesOf(upload.id, variant, token)).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  }
});

test('a photo larger than is needed is scaled down', async () => {
  const large = await picture({ width: 5000, height: 3000 }).jpeg().toBuffer();
  const upload = await sent(services, 'parcel/photo', new File([large], 'a.jpg'), await counter());
  expect([upload.width, upload.height]).toEqual([2560, 1536]);
});

test('several files are one call, and a document is kept to the byte', async () => {
  const token = await services.signIn('manager');
  const document = Buffer.from('%PDF-1.7\nรายงาน\n%%EOF');
  const files = [await jpeg(), new File([document], 'รายงาน.pdf')];
  const { data } = await send(services, 'main/files', files, token);
  expect(data).toMatchObject([{ kind: 'jpeg' }, { kind: 'pdf', name: 'รายงาน.pdf', width: null }]);
  const pdf = data![1]!;
  expect(await bytesOf(pdf.id, 'file', token)).toEqual(document);
  const { error } = await services.call(
    uploadEndpoints.file,
    { params: { id: pdf.id, variant: 'thumbnail' } },
    token,
  );
  expect(error?.code).toBe('NOT_FOUND');
});

test('each upload is in the audit log', async () => {
  const { id } = await sent(services, 'parcel/photo', await jpeg(), await counter());
  const rows = await services.sql('select action, entity from audit_log where entity_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ action: 'create', entity: 'upload' }]);
});

test.each([
  ['finance', 'parcel/photo'],
  ['counter', 'main/files'],
] as const)('%s may not upload %s', async (account, type) => {
  const before = keptFiles(services).length;
  const { error } = await send(services, type, [await jpeg()], await services.signIn(account));
  expect(error?.code).toBe('FORBIDDEN');
  expect(keptFiles(services)).toHaveLength(before);
});

test('an empty file is refused as such', async () => {
  const { error } = await send(
    services,
    'parcel/photo',
    [new File([], 'ว่าง.jpg')],
    await counter(),
  );
  expect([error?.code, error?.details]).toEqual(['UPLOAD_EMPTY', { name: 'ว่าง.jpg' }]);
});

test('a type that there is not is refused by its field', async () => {
  const call = { query: { type: 'parcel', subtype: 'x' }, files: [await jpeg()] };
  const { error } = await services.call(uploadEndpoints.upload, call, await counter());
  expect(error?.fields).toHaveProperty('type');
});

test('a call without files, or that is no form at all, is refused', async () => {
  const token = await counter();
  const { error } = await send(services, 'parcel/photo', [], token);
  expect([error?.code, error?.fields]).toEqual(['INVALID', { files: expect.anything() }]);
  const json = await services.call(
    uploadEndpoints.upload,
    { query: wireType('parcel/photo') } as never,
    token,
  );
  expect(json.error?.fields).toHaveProperty('files');
});

describe('reading', () => {
  const one = async (account: 'counter' | 'manager', type: 'parcel/photo' | 'main/files') =>
    sent(services, type, await jpeg(), await services.signIn(account));
  const raw = async (path: string, token?: string) =>
    fetch(`${services.url}/upload/api/v1/${path}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });

  test('a private file is not at a public address, and not for a stranger', async () => {
    const { id } = await one('counter', 'parcel/photo');
    expect((await raw(`public/${id}/file`)).status).toBe(404);
    expect((await raw(`files/${id}/file`)).status).toBe(401);
  });

  test("another property's file is not found", async () => {
    const { id } = await one('counter', 'parcel/photo');
    const village = await services.signIn('village');
    expect((await raw(`files/${id}/file`, village)).status).toBe(404);
    const admin = await services.signIn('admin');
    expect((await raw(`files/${id}/file`, admin)).status).toBe(404);
  });

  test("a private file needs its type's right", async () => {
    const { id } = await one('counter', 'parcel/photo');
    const key = { key: 'finance', type: 'password', app: 'niti' } as const;
    const { accessToken } = await services.get(sessionEndpoints.login, {
      body: { ...key, params: { password: 'niti-demo-2569' } },
    });
    expect((await raw(`files/${id}/file`, accessToken)).status).toBe(200);
    await services.sql(`update roles set permissions = '["report-emails:view"]'
      where builtin = 'finance'`);
    expect((await raw(`files/${id}/file`, accessToken)).status).toBe(403);
  });

  test('no file runs in a page or is kept where it is private', async () => {
    const { id } = await one('counter', 'parcel/photo');
    const { headers } = await raw(`files/${id}/file`, await counter());
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-disposition')).toMatch(/^inline; /);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('a public file is kept by whoever has read it', async () => {
    const { id } = await one('manager', 'main/files');
    const { status, headers } = await raw(`public/${id}/thumbnail`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['../../secrets.json', '..%2f..%2fsecrets.json', '%00'])('%s is no id', async (id) => {
    const reply = await raw(`public/${id}/file`);
    expect([400, 404]).toContain(reply.status);
    expect(await reply.text()).toMatch(/INVALID|NOT_FOUND/);
  });
});
