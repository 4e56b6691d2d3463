import sharp from 'sharp';
import type { UploadType } from '@/contracts/upload/upload-types';

const tints = ['#0b6b58', '#c2410c', '#1d4ed8', '#a16207', '#7e22ce', '#be123c'];
const tintOf = (nth: number) => tints[nth % tints.length] ?? '#0b6b58';

/** A screen of the residents' app, with a finger's ring around what is pressed next. */
function screen(nth: number): string {
  const at = nth % 3;
  const rows = [0, 1, 2, 3].map((row) => {
    const y = 420 + row * 330;
    const fill = row === at ? `${tintOf(nth)}22` : '#f1f5f9';
    return `<rect x="70" y="${y}" width="940" height="280" rx="40" fill="${fill}"/>
      <rect x="120" y="${y + 50}" width="180" height="180" rx="36" fill="${tintOf(nth + row)}"/>
      <rect x="350" y="${y + 70}" width="${520 - row * 60}" height="44" rx="22" fill="#475569"/>
      <rect x="350" y="${y + 150}" width="${380 + row * 40}" height="34" rx="17" fill="#cbd5e1"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 1920">
    <rect width="1080" height="1920" fill="#fff"/>
    <rect width="1080" height="340" fill="${tintOf(nth)}"/>
    <rect x="90" y="190" width="440" height="60" rx="30" fill="#fff"/>
    ${rows.join('')}
    <circle cx="860" cy="${560 + at * 330}" r="120" fill="none" stroke="#f59e0b" stroke-width="26"/>
  </svg>`;
}

/** A face, laughing, smiling or winking. */
function face(nth: number): string {
  const mouths = ['M150 300q106 130 212 0z', 'M160 320q96 70 192 0', 'M170 330h172'];
  const eye = nth % 3 === 2 ? '<path d="M306 205h70" />' : '<circle cx="340" cy="205" r="18"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
    <rect width="512" height="512" fill="#fff"/>
    <circle cx="256" cy="256" r="220" fill="#fde68a" stroke="${tintOf(nth)}" stroke-width="24"/>
    <g fill="${tintOf(nth)}" stroke="${tintOf(nth)}" stroke-width="20" stroke-linecap="round">
      <circle cx="172" cy="205" r="18"/>${eye}
      <path d="${mouths[nth % 3]}" ${nth % 3 === 0 ? '' : 'fill="none"'}/>
    </g>
  </svg>`;
}

const drawings: Partial<Record<UploadType, (nth: number) => string>> = {
  'tutorial/picture': screen,
  'sticker/item': face,
};

/** The upload service reads no drawings, nor do we but ours: those that are files stay refused. */
const reader = { operation: ['VipsForeignLoadSvgBuffer'] };

async function drawn(drawing: string): Promise<Buffer> {
  sharp.unblock(reader);
  try {
    return await sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer();
  } finally {
    sharp.block(reader);
  }
}

/** Draws the nth picture of a type that shows no scene: a JPEG, the same one each time. */
export const drawingOf = (type: UploadType, nth: number): Promise<Buffer> | undefined => {
  const drawing = drawings[type]?.(nth);
  return drawing === undefined ? undefined : drawn(drawing);
};
