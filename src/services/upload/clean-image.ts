import sharp, { type Region, type Sharp } from 'sharp';
import type { FileKind, UploadRule } from '@/contracts/upload/upload-types';
import { Problem } from '@/services/kit/problem';

const mostSeconds = 30;
const thumbnailEdge = 400;

// Files of other kinds never reach a decoder, whatever they pretend to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp'].flatMap((kind) => [
    `VipsForeignLoad${kind}File`,
    `VipsForeignLoad${kind}Buffer`,
  ]),
});
// One thread, and no memory of earlier images: an upload must not slow down the calls beside it.
sharp.concurrency(1);
sharp.cache(false);

/** An image made anew: its pixels and nothing else of the file that was sent. */
export interface CleanImage {
  file: Buffer;
  /** WebP. */
  thumbnail: Buffer;
  kind: FileKind;
  width: number;
  height: number;
}

interface Work {
  /** The path of the file that was sent. */
  from: string;
  name: string;
  rule: UploadRule;
  /** A part of it, which becomes of the size that the type says. */
  part?: Region | undefined;
}

/** Reads the header alone: an image of too many pixels is refused before any is decoded. */
async function isLossless({ from, rule, name }: Work): Promise<boolean> {
  // Without sharp's own limit, so that the refusal can say what is wrong.
  const header = await sharp(from, { limitInputPixels: false }).metadata();
  if (header.width * header.height > rule.mostMegapixels * 1_000_000) {
    throw new Problem('UPLOAD_PIXELS', { name, most: rule.mostMegapixels });
  }
  return header.format === 'png' || header.hasAlpha;
}

function drawn({ from, rule, part }: Work): Sharp {
  const image = sharp(from, {
    limitInputPixels: rule.mostMegapixels * 1_000_000,
    failOn: 'error',
  }).timeout({ seconds: mostSeconds });
  if (part && rule.crop) return image.extract(part).resize(rule.crop.width, rule.crop.height);
  const edge = { width: rule.mostEdge, height: rule.mostEdge };
  return image.autoOrient().resize({ ...edge, fit: 'inside', withoutEnlargement: true });
}

async function make(work: Work): Promise<CleanImage> {
  // What came without loss, or with transparency, stays so; programs that make PDFs read no WebP.
  const lossless = await isLossless(work);
  const image = drawn(work);
  const encoded = lossless ? image.png() : image.jpeg({ quality: 84 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const edge = { width: thumbnailEdge, height: thumbnailEdge };
  const thumbnail = await sharp(data)
    .resize({ ...edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
  const { width, height } = info;
  return { file: data, thumbnail, kind: lossless ? 'png' : 'jpeg', width, height };
}

/** The size of an image that was made here, pixels. */
export async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(path).metadata();
  return { width, height };
}

/** Images wait for each other: one decoded photo takes hundreds of megabytes. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Makes an image and its thumbnail anew from a file: upright, within the type's size, without any
 * of its metadata. Throws `UPLOAD_PIXELS`, or `UPLOAD_BROKEN` for what cannot be decoded in time.
 */
export function cleanImage(work: Work): Promise<CleanImage> {
  const made = turn.then(() => make(work));
  turn = made.catch(() => {});
  return made.catch((error) => {
    throw error instanceof Problem ? error : new Problem('UPLOAD_BROKEN', { name: work.name });
  });
}
