import sharp from 'sharp';
import { newsCover } from '@/contracts/news/news-uploads';

type Colour = readonly [red: number, green: number, blue: number];
type Scene = (x: number, y: number) => Colour;

const { width, height } = newsCover.crop;

const mixed = (one: Colour, other: Colour, share: number): Colour => {
  const part = (at: 0 | 1 | 2) => Math.round(one[at] + (other[at] - one[at]) * share);
  return [part(0), part(1), part(2)];
};
const sky = (top: Colour, low: Colour, y: number) => mixed(top, low, y / height);

/** Houses side by side, and what share of their windows is lit. */
const roofs = [210, 330, 260, 420, 180, 300, 470, 240, 380, 290, 200, 350, 410, 230, 310, 270];
function houses(x: number, y: number, wall: Colour, window: Colour, lit: number) {
  const house = Math.floor((x * roofs.length) / width);
  const top = height - (roofs[house] ?? 0);
  if (y < top) return undefined;
  // Three windows on a floor.
  const [across, down] = [(x % 75) - 9, y - top];
  const [column, row] = [Math.floor(across / 22), Math.floor(down / 34)];
  const isWindow = across >= 0 && across % 22 < 13 && down % 34 > 12;
  const isLit = ((house * 7 + column * 5 + row * 3) % 10) / 10 < lit;
  return isWindow && isLit ? window : mixed(wall, [255, 255, 255], (house % 4) / 24);
}

const isInDisc = (x: number, y: number, at: { x: number; y: number; r: number }) =>
  (x - at.x) ** 2 + (y - at.y) ** 2 < at.r ** 2;

const morning: Scene = (x, y) =>
  houses(x, y, [120, 70, 84], [255, 214, 150], 0.3) ??
  (isInDisc(x, y, { x: 830, y: 300, r: 110 })
    ? [255, 236, 190]
    : sky([246, 150, 110], [255, 222, 170], y));

const night: Scene = (x, y) =>
  houses(x, y, [26, 34, 66], [255, 210, 120], 0.4) ??
  (isInDisc(x, y, { x: 260, y: 130, r: 56 })
    ? [240, 240, 222]
    : sky([12, 18, 48], [58, 70, 128], y));

const water: Scene = (x, y) => {
  const wave = (at: number) => 420 + at * 80 + 18 * Math.sin(x / (70 + at * 12) + at * 2);
  if (y > wave(2)) return [10, 92, 140];
  if (y > wave(1)) return [24, 124, 172];
  if (y > wave(0)) return [62, 160, 200];
  return (
    houses(x, y, [150, 190, 205], [215, 236, 242], 1) ?? sky([150, 214, 236], [226, 246, 250], y)
  );
};

const lift: Scene = (x, y) => {
  const [fromDoor, fromGap] = [Math.abs(x - 600), Math.abs(x - 600) < 3];
  if (y > 620) return [96, 88, 80];
  if (isInDisc(x, y, { x: 600, y: 62, r: 24 })) return [224, 72, 56];
  if (fromDoor < 240 && y > 110) {
    if (fromGap) return [60, 64, 70];
    return mixed([176, 184, 192], [214, 220, 226], (fromDoor % 120) / 120);
  }
  if (fromDoor < 262 && y > 92) return [84, 90, 98];
  if (isInDisc(x, y, { x: 930, y: 390, r: 20 })) return [255, 206, 96];
  return mixed([226, 218, 204], [200, 190, 174], y / height);
};

const scenes = { morning, night, water, lift };
/** What a picture of the demo shows. */
export type CoverName = keyof typeof scenes;
export const coverNames = Object.keys(scenes) as CoverName[];

/** Draws a picture, in the size of a cover where none is said: a JPEG, the same one each time. */
export function drawPicture(
  name: CoverName,
  size: { width: number; height: number } = { width, height },
): Promise<Buffer> {
  const scene = scenes[name];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    pixels.set(scene(at % width, Math.floor(at / width)), at * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize({ ...size, fit: 'cover', position: 'bottom' })
    .jpeg({ quality: 90 })
    .toBuffer();
}
