import cn from '@locales/cn/time.json';
import en from '@locales/en/time.json';
import th from '@locales/th/time.json';
import type * as z from 'zod';
import { fieldErrorCode } from '@/contracts/kit/calls/field-errors';
import type { Names } from '@/contracts/kit/feature/names';
import { optionalTime } from '@/contracts/kit/fields/thai-time';
import {
  type OfficeHours,
  type PropertyTime,
  type TimeSheet,
  type TimeSheetLine,
  timeDraft,
  timeSheetMost,
  type Weekday,
  weekdays,
} from '@/contracts/master-data/time';
import { bookingSlots, type SlotHours } from '@/contracts/parcel/booking-slots';
import { type BroughtFile, tableRowsAside } from '@/services/kit/sheet/table-aside';
import { oneOf, readRow, type SheetFields } from '@/services/master-data/imports/sheet-field';

const named = (say: (texts: typeof th) => string): Names => ({
  th: say(th),
  en: say(en),
  cn: say(cn),
});
const kinds = {
  ...(Object.fromEntries(
    weekdays.map((day) => [day, named(({ weekdays }) => weekdays[day])]),
  ) as Record<Weekday, Names>),
  slot: named(({ slot }) => slot),
};
type Kind = keyof typeof kinds;

const heading = (key: 'name' | 'from' | 'to', ...others: string[]) => {
  const { th, en, cn } = named(({ sheet }) => sheet[key]);
  return [th, en, cn, ...others] as [string, ...string[]];
};
const time = {
  read: optionalTime as z.ZodType<string, string>,
  width: 14,
  examples: ['', ''],
  needed: true,
} as const;

const fields = {
  name: {
    names: heading('name', 'วัน', 'วัน/ช่วง', 'day'),
    ...{ needed: true, mustHave: true, width: 24, examples: ['', ''], ...oneOf(kinds) },
  },
  from: { names: heading('from', 'เปิด', 'เวลาเปิด', 'opens'), ...time },
  to: { names: heading('to', 'ปิด', 'เวลาปิด', 'closes'), ...time },
} satisfies SheetFields;

type Line = TimeSheetLine & { kind: Kind | undefined };

/** `วันจันทร์` is said as often as `จันทร์`. */
const withoutDay = (cell = '') => cell.replace(/^วัน(?=\S)/, '');

async function linesOf(file: BroughtFile): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const row of tableRowsAside(file, fields, timeSheetMost.rows)) {
    const { name = '', from = '', to = '' } = row.typed;
    const { values, errors } = readRow(fields, {
      ...row,
      typed: { ...row.typed, name: withoutDay(name) },
    });
    const kind = values.name as Kind | undefined;
    const hours = { from: String(values.from ?? ''), to: String(values.to ?? '') };
    const twice = kind !== 'slot' && lines.find((line) => kind && line.kind === kind);
    if (twice) errors.push({ field: 'name', code: 'duplicateLine', details: { line: twice.line } });
    lines.push({
      ...{ kind, line: row.line, typed: { name, from, to }, now: null, hours },
      day: kind && kind !== 'slot' ? kind : null,
      errors: errors as Line['errors'],
    });
  }
  return lines;
}

/** Slots by the names that they have: the same hours first, then the same beginning, then what is free. */
function slotsFrom(lines: readonly Line[], now: readonly SlotHours[]): SlotHours[] {
  const taken = new Map<Line, SlotHours['slot']>();
  const take = (find: (line: Line) => SlotHours['slot'] | undefined) => {
    for (const line of lines) {
      const slot = taken.has(line) ? undefined : find(line);
      if (slot) taken.set(line, slot);
    }
  };
  const isFree = (slot: SlotHours['slot']) => ![...taken.values()].includes(slot);
  const free = now.filter(({ slot }) => isFree(slot));
  const from = ({ hours }: Line) => hours?.from;
  take(
    (line) =>
      now.find((one) => isFree(one.slot) && one.from === from(line) && one.to === line.hours?.to)
        ?.slot,
  );
  take((line) => free.find((one) => isFree(one.slot) && one.from === from(line))?.slot);
  take(() => bookingSlots.find(isFree));
  return lines.map((line) => ({
    slot: taken.get(line) ?? '8',
    from: line.hours?.from ?? '',
    to: line.hours?.to ?? '',
  }));
}

const sides: Record<string, 'from' | 'to'> = {
  opens: 'from',
  closes: 'to',
  from: 'from',
  to: 'to',
};

/** What a filled-in template says of a property's hours; days that it leaves out stay, slots are all its own. */
export async function lookAtSheet(file: BroughtFile, now: PropertyTime): Promise<TimeSheet> {
  const lines = await linesOf(file);
  const ofSlots = lines.filter(({ kind }) => kind === 'slot');
  const slots = ofSlots.length > 0 ? slotsFrom(ofSlots, now.bookingSlots) : now.bookingSlots;
  const officeHours: OfficeHours = { ...now.officeHours };
  for (const line of lines) {
    // Of a day that is there twice the first row counts.
    if (!line.day || lines.find(({ day }) => day === line.day) !== line) continue;
    const { opens, closes } = now.officeHours[line.day];
    line.now = { from: opens, to: closes };
    officeHours[line.day] = { opens: line.hours?.from ?? '', closes: line.hours?.to ?? '' };
  }
  for (const [at, line] of ofSlots.entries()) {
    const known = now.bookingSlots.find(({ slot }) => slot === slots[at]?.slot);
    if (known) line.now = { from: known.from, to: known.to };
  }
  const parsed = timeDraft.safeParse({ officeHours, bookingSlots: slots }, { reportInput: true });
  for (const issue of parsed.error?.issues ?? []) {
    const [part, which, side] = issue.path;
    const line =
      part === 'officeHours'
        ? lines.find(({ day }) => day === which)
        : ofSlots[typeof which === 'number' ? which : ofSlots.length - 1];
    const field = sides[String(side)] ?? 'name';
    if (line && !line.errors.some((error) => error.field === field)) {
      line.errors.push({ field, ...fieldErrorCode(issue) });
    }
  }
  const isRight = parsed.success && lines.every(({ errors }) => errors.length === 0);
  const kept = new Set(slots.map(({ slot }) => slot));
  return {
    lines: lines.map(({ kind, ...line }) => ({
      ...line,
      hours: line.errors.length > 0 ? null : line.hours,
    })),
    dropped: now.bookingSlots.filter(({ slot }) => !kept.has(slot)),
    draft: isRight ? parsed.data : null,
    version: now.version,
  };
}
