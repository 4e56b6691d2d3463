import { startServices } from '@tests/kit/services';
import sharp from 'sharp';
import { uploadEndpoints } from '@/contracts/upload/upload';
import { jpeg, picture, sent } from './files';

const services = startServices();
const thumbnail = 'emergency-news-file/thumbnail';
const manager = () => services.signIn('manager');
const rectangle = { left: 0, top: 0, width: 320, height: 180 };

const crop = (id: string, token: string, change: Partial<typeof rectangle> = {}) =>
  services.call(uploadEndpoints.crop, { body: { id, ...rectangle, ...change } }, token);

test('a part of a picture becomes a picture of the size that its type says', async () => {
  const token = await manager();
  const red = await picture({ width: 320, height: 180, background: '#ff0000' }).png().toBuffer();
  const both = await picture({ width: 1600, height: 900 })
    .composite([{ input: red, left: 640, top: 360 }])
    .png()
    .toBuffer();
  const whole = await sent(services, thumbnail, new File([both], 'ปก.png'), token);
  const { data } = await crop(whole.id, token, { left: 640, top: 360 });
  expect(data).toMatchObject({ type: thumbnail, name: 'ปก.png', width: 1200, height: 675 });
  expect(data?.id).not.toBe(whole.id);
  const call = { params: { id: data!.id, variant: 'file' } } as const;
  const blob = await services.get(uploadEndpoints.file, call, token);
  const { dominant } = await sharp(await blob.arrayBuffer()).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g).toBeLessThan(60);
});

test('a crop keeps its original, for the staff alone, and is cropped again from it', async () => {
  const token = await manager();
  const png = await picture({ width: 1600, height: 900 }).png().toBuffer();
  const whole = await sent(services, thumbnail, new File([png], 'ปก.png'), token);
  const first = await crop(whole.id, token);
  const again = await crop(first.data!.id, token, { left: 1280, top: 720 });
  expect(again.data).toMatchObject({ width: 1200, height: 675 });

  const params = { id: again.data!.id, variant: 'original' } as const;
  const blob = await services.get(uploadEndpoints.file, { params }, token);
  const { width, height } = await sharp(await blob.arrayBuffer()).metadata();
  expect({ width, height }).toEqual({ width: 1600, height: 900 });
  const others = {
    counter: (
      await services.call(uploadEndpoints.file, { params }, await services.signIn('counter'))
    ).error?.code,
    village: (
      await services.call(uploadEndpoints.file, { params }, await services.signIn('village'))
    ).error?.code,
    anyone: (await fetch(`${services.url}/upload/api/v1/public/${params.id}/original`)).status,
  };
  expect(others).toEqual({ counter: 'FORBIDDEN', village: 'NOT_FOUND', anyone: 400 });
});

test('what the platform has sent for everyone is cropped at a property, into its own', async () => {
  const shared = await sent(services, thumbnail, await jpeg(), await services.signIn('admin'));
  const token = await manager();
  const { data } = await crop(shared.id, token);
  const [row] = await services.sql<{ code: string }>(
    'select code from uploads join properties on properties.id = property_id where uploads.id = $1',
    [data!.id],
  );
  expect(row?.code).toBe('RMN');
});

test('what lies outside the picture is refused by its field', async () => {
  const token = await manager();
  const { id } = await sent(services, thumbnail, await jpeg(), token);
  expect((await crop(id, token, { left: 321 })).error?.fields).toHaveProperty('width');
  expect((await crop(id, token, { top: 301 })).error?.fields).toHaveProperty('height');
  expect((await crop(id, token, { width: 0 })).error?.fields).toHaveProperty('width');
});

test('what has no size to be cropped to, or is no picture, is refused', async () => {
  const token = await manager();
  const photo = await sent(services, 'parcel/photo', await jpeg(), token);
  expect((await crop(photo.id, token)).error?.code).toBe('UPLOAD_NO_CROP');
  const document = await sent(services, 'main/files', new File(['%PDF-1.7'], 'a.pdf'), token);
  expect((await crop(document.id, token)).error?.code).toBe('UPLOAD_NO_CROP');
});

test("another property's picture is not found, and the type's right is asked for", async () => {
  const { id } = await sent(services, thumbnail, await jpeg(), await manager());
  expect((await crop(id, await services.signIn('village'))).error?.code).toBe('NOT_FOUND');
  expect((await crop(id, await services.signIn('counter'))).error?.code).toBe('FORBIDDEN');
});
