import sharp from 'sharp';
import { drawingOf } from '@/services/seed/pictures/drawings';
import '@/services/upload/clean-image';

test('a drawing of the demo is made where the upload service reads none', async () => {
  const picture = await drawingOf('sticker/item', 0);
  expect(picture?.subarray(0, 2).toString('hex')).toBe('ffd8');
  const own = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(sharp(own).png().toBuffer()).rejects.toThrow('unsupported image format');
});
