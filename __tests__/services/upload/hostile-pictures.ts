import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { picture } from './files';
import { png } from './made-files';

/** Is in CMYK before it is large: to bring all of its pixels there takes a quarter of a minute. */
async function printed(edge: number) {
  const small = await picture({ width: 64, height: 64 }).toColourspace('cmyk').jpeg().toBuffer();
  return sharp(small)
    .pipelineColourspace('cmyk')
    .resize(edge, edge, { kernel: 'nearest', fit: 'fill' })
    .toColourspace('cmyk');
}

const deep = { colour: 'rgba', bits: 16 } as const;

/** Small files that are made to burst where they are opened, each with what becomes of it. */
export const hostilePictures: readonly (readonly [string, string, () => Promise<Buffer>])[] = [
  ['one line of 64 million', 'UPLOAD_EDGE', () => png({ width: 64e6, height: 1, ...deep })],
  ['a column of 64 million', 'UPLOAD_EDGE', () => png({ width: 1, height: 64e6 })],
  [
    'a wide progressive JPEG',
    'UPLOAD_EDGE',
    () => picture({ width: 65_500, height: 970 }).jpeg({ progressive: true }).toBuffer(),
  ],
  [
    'interlaced, as wide as may be',
    'UPLOAD_PIXELS',
    () => png({ width: 16_384, height: 3906, ...deep, isInterlaced: true }),
  ],
  [
    'a progressive JPEG in CMYK',
    'UPLOAD_PIXELS',
    async () => (await printed(8000)).jpeg({ progressive: true }).toBuffer(),
  ],
  [
    'interlaced, of 64 million',
    'UPLOAD_PIXELS',
    () => png({ width: 8000, height: 8000, isInterlaced: true }),
  ],
  [
    'a progressive photo of 24 million',
    'jpeg',
    () => picture({ width: 6000, height: 4000 }).jpeg({ progressive: true }).toBuffer(),
  ],
  [
    'a WebP without loss',
    'jpeg',
    () => picture({ width: 16_000, height: 4000 }).webp({ lossless: true }).toBuffer(),
  ],
];

/** Writes them and an ordinary photo into a folder. */
export async function writePictures(folder: string): Promise<void> {
  for (const [name, , make] of hostilePictures) writeFileSync(join(folder, name), await make());
  writeFileSync(join(folder, 'photo'), await picture().jpeg().toBuffer());
}
