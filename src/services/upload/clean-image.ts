import sharp, { type Metadata, type Region, type Sharp } from 'sharp';
import {
  type FileKind,
  mostEdgeSent,
  mostMegapixelsSent,
  type UploadRule,
} from '@/contracts/upload/upload-types';
import { Problem } from '@/services/kit/calls/problem';
import { openTurns } from '@/services/kit/turns';

const megapixel = 1_000_000;
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

/**
 * All that are decoded at a time hold as many pixels as the largest that is taken, up to eight bytes
 * each. Two, since each takes one of the four threads that files, passwords and names wait for too.
 */
const turns = openTurns({ weight: mostMegapixelsSent * megapixel, atOnce: 2 });

/** What an image was made anew as: its pixels and nothing else of the file that was sent. */
export interface CleanImage {
  kind: FileKind;
  width: number;
  height: number;
}

export interface ImageWork {
  /** The path of the file that was sent. */
  from: string;
  name: string;
  rule: UploadRule;
  /** Whose turn it is. */
  by: string;
  /** A part of it, which becomes of the size that the type says. */
  part?: Region | undefined;
}

/** Bytes of what cannot be decoded line by line: interlaced or progressive, it is held whole. */
const mostHeld = 150 * megapixel;
/** Of one pixel: a PNG's own samples, or what a JPEG is computed from. */
const heldBytes = ({ format, depth, channels }: Metadata) =>
  channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);

/** Reads the header alone: an image that is too large is refused before any of it is decoded. */
async function look({ from, rule, name }: ImageWork) {
  // Without sharp's own limit, so that the refusal can say what is wrong.
  const header = await sharp(from, { limitInputPixels: false }).metadata();
  const { width, height, format, hasAlpha, isProgressive } = header;
  if (Math.max(width, height) > mostEdgeSent) {
    throw new Problem('UPLOAD_EDGE', { name, most: mostEdgeSent.toLocaleString('en-US') });
  }
  const most = Math.min(
    rule.mostMegapixels,
    ...(isProgressive ? [Math.floor(mostHeld / heldBytes(header) / megapixel)] : []),
  );
  if (width * height > most * megapixel) throw new Problem('UPLOAD_PIXELS', { name, most });
  // What came without loss, or with transparency, stays so; programs that make PDFs read no WebP.
  return { pixels: width * height, isLossless: format === 'png' || hasAlpha };
}

function drawn({ from, rule, part }: ImageWork): Sharp {
  const image = sharp(from, {
    limitInputPixels: rule.mostMegapixels * megapixel,
    failOn: 'error',
  }).timeout({ seconds: mostSeconds });
  if (part && rule.crop) return image.extract(part).resize(rule.crop.width, rule.crop.height);
  const edge = { width: rule.mostEdge, height: rule.mostEdge };
  return image.autoOrient().resize({ ...edge, fit: 'inside', withoutEnlargement: true });
}

async function make(work: ImageWork, isLossless: boolean, to: ImagePaths): Promise<CleanImage> {
  const image = drawn(work);
  const encoded = isLossless ? image.png() : image.jpeg({ quality: 84 });
  const { width, height } = await encoded.toFile(to.file);
  const edge = { width: thumbnailEdge, height: thumbnailEdge };
  await sharp(to.file)
    .resize({ ...edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toFile(to.thumbnail);
  return { kind: isLossless ? 'png' : 'jpeg', width, height };
}

/** The size of an image that was made here, pixels. */
export async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(path).metadata();
  return { width, height };
}

/** Where an image is written, and its thumbnail, a WebP. */
interface ImagePaths {
  file: string;
  thumbnail: string;
}

/**
 * Makes an image and its thumbnail anew from a file: upright, within the type's size, without any
 * of its metadata. Throws `UPLOAD_EDGE`, `UPLOAD_PIXELS`, or `UPLOAD_BROKEN` for what cannot be
 * decoded in time.
 */
export async function cleanImage(work: ImageWork, to: ImagePaths): Promise<CleanImage> {
  try {
    const { pixels, isLossless } = await look(work);
    return await turns.run({ by: work.by, weight: pixels }, () => make(work, isLossless, to));
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('UPLOAD_BROKEN', { name: work.name });
  }
}
