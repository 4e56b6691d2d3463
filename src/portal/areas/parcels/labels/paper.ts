import * as z from 'zod';

/** All in millimetres. */
export interface Layout {
  page: { width: number; height: number };
  label: { width: number; height: number };
  columns: number;
  rows: number;
  marginTop: number;
  marginLeft: number;
  gapX: number;
  gapY: number;
}

const a4 = { width: 210, height: 297 };

/** A label that is smaller has no room for codes that can be scanned. */
const least = { width: 38, height: 20 };

const millimetres = (most: number) => z.coerce.number().min(0).max(most);

/** A sheet of A4 as a person measures it. */
export const ownSheet = z.object({
  columns: z.coerce.number().int().min(1).max(5),
  rows: z.coerce.number().int().min(1).max(14),
  marginTop: millimetres(40),
  marginLeft: millimetres(40),
  gapX: millimetres(20),
  gapY: millimetres(20),
});
export type OwnSheet = z.output<typeof ownSheet>;

export const usualSheet: OwnSheet = {
  columns: 3,
  rows: 7,
  marginTop: 15,
  marginLeft: 7,
  gapX: 2.5,
  gapY: 0,
};

const roll = (width: number, height: number): Layout => ({
  page: { width, height },
  label: { width, height },
  columns: 1,
  rows: 1,
  marginTop: 0,
  marginLeft: 0,
  gapX: 0,
  gapY: 0,
});

/** Labels on A4: as large as margins and gaps leave room for. */
export function sheet(own: OwnSheet): Layout {
  const room = (all: number, margin: number, gap: number, n: number) =>
    Math.floor(((all - 2 * margin - gap * (n - 1)) / n) * 100) / 100;
  return {
    ...own,
    page: a4,
    label: {
      width: room(a4.width, own.marginLeft, own.gapX, own.columns),
      height: room(a4.height, own.marginTop, own.gapY, own.rows),
    },
  };
}

/** Whether its labels are large enough. */
export const hasRoom = ({ label }: Layout) =>
  label.width >= least.width && label.height >= least.height;

/** The papers that are bought ready. */
export const papers = {
  'roll-40x30': roll(40, 30),
  'roll-50x30': roll(50, 30),
  'roll-62x29': roll(62, 29),
  'roll-100x75': roll(100, 75),
  'a4-3x8': sheet({ columns: 3, rows: 8, marginTop: 0.5, marginLeft: 0, gapX: 0, gapY: 0 }),
} as const;

export const paperNames = [...(Object.keys(papers) as (keyof typeof papers)[]), 'a4-own'] as const;

/** Which paper is in this browser's printer. */
export const paperChoice = z.object({
  name: z.enum(paperNames).catch('roll-62x29'),
  own: ownSheet.catch(usualSheet),
});
export type PaperChoice = z.output<typeof paperChoice>;

export const layoutOf = ({ name, own }: PaperChoice): Layout =>
  name === 'a4-own' ? sheet(own) : papers[name];
