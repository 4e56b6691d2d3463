import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply, files } from '@/contracts/kit/calls/files';
import { flag, id, instant, text } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';
import { reference } from '@/contracts/kit/references/reference';
import { meterKind } from './meter-kind';
import { meterUnits, optionalUnits } from './tariff';

/** Why a reading cannot be changed: an invoice bills it, or one that came after it. */
export const frozenReasons = ['billed', 'later'] as const;

/** What was read of a unit's meter for a month. */
export const reading = z.object({
  id,
  version: z.number().int(),
  reading: z.string(),
  /** Nobody could read it. */
  estimated: z.boolean(),
  /** Of a meter that was replaced: the old one's last and the new one's first. */
  oldLast: z.string().nullable(),
  newFirst: z.string().nullable(),
  /** What it ought to have been, found after it was billed. */
  corrected: z.string().nullable(),
  updatedAt: instant,
  updatedBy: z.string(),
  frozen: z.enum(frozenReasons).nullable(),
  /** The invoice that bills it. */
  invoice: z.object({ id, number: z.string() }).nullable(),
});
export type Reading = z.output<typeof reading>;

/** A unit on the sheet of a month. */
export const sheetRow = z.object({
  unitId: id,
  unitNumber: z.string(),
  building: z.string(),
  /** 0 where it is not known. */
  floor: z.number().int(),
  /** What its meter showed last before the month, and in which month that was. */
  before: z.object({ period: month, reading: z.string(), estimated: z.boolean() }).nullable(),
  /** What it uses in a month, thousandths; null before there is a history. */
  median: z.number().int().nullable(),
  reading: reading.nullable(),
});
export type SheetRow = z.output<typeof sheetRow>;

/** A reading as it is typed; an empty one takes away what is there. */
const typedReading = z.object({
  unitId: reference('unit'),
  /** Of the reading that was seen; 0 where there was none. */
  version: z.number().int().min(0).max(1_000_000),
  reading: optionalUnits,
  estimated: flag.default(false),
  oldLast: optionalUnits,
  newFirst: optionalUnits,
});
export type TypedReading = z.input<typeof typedReading>;

/** Readings that one call brings at most. */
export const mostReadings = 500;

export const refusals = ['billed', 'later', 'stale', 'decimals', 'replaced'] as const;

const service = 'master-data';
const sheetOf = z.object({ kindId: id.optional(), period: month.optional() });

/** The readings of all units for a month. */
export const readingEndpoints = {
  /** Of a kind and a month; without, of the first kind and of the month that is issued next. */
  sheet: endpoint({
    ...{ service, method: 'GET', path: '/sf/meter/sheet' },
    call: z.object({ query: sheetOf }),
    reply: z.object({
      /** Null where nothing is metered yet. */
      kind: meterKind.nullable(),
      kinds: z.array(z.object({ id, name: z.string() })),
      period: month,
      rows: z.array(sheetRow),
    }),
    needs: 'meters:view',
  }),
  /** Keeps what was typed, each by itself: what cannot be kept is told, and the rest is. */
  save: endpoint({
    ...{ service, method: 'POST', path: '/sf/meter/reading' },
    call: z.object({
      body: z.object({
        kindId: reference('meter-kind'),
        period: month,
        readings: z.array(typedReading).min(1).max(mostReadings),
      }),
    }),
    reply: z.object({
      rows: z.array(sheetRow),
      refused: z.array(z.object({ unitId: id, why: z.enum(refusals) })),
    }),
    needs: 'meters:create',
  }),
  /** Says what a billed reading ought to have been: the unit's next bill makes up for it. */
  correct: endpoint({
    ...{ service, method: 'POST', path: '/sf/meter/reading/correct/:id' },
    call: z.object({
      params: z.object({ id }),
      body: z.object({
        version: z.coerce.number<number | string>().int().min(0).max(1_000_000),
        corrected: meterUnits,
        reason: text(200),
      }),
    }),
    reply: sheetRow,
    needs: 'meters:edit',
  }),
  /** Reads a file's units and readings, and keeps nothing. */
  look: endpoint({
    ...{ service, method: 'POST', path: '/sf/meter/look' },
    call: z.object({ files }),
    reply: z.array(z.object({ line: z.number().int(), unit: z.string(), reading: z.string() })),
    needs: 'meters:create',
  }),
  /** The sheet as a file to be filled in outside. */
  template: endpoint({
    ...{ service, method: 'GET', path: '/sf/meter/template' },
    call: z.object({ query: sheetOf }),
    reply: fileReply,
    envelope: 'file',
    needs: 'meters:view',
  }),
};
