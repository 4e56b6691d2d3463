import { useState } from 'react';
import { holidayEndpoints } from '@/contracts/master-data/holiday';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useAppDispatch } from '@/portal/kit/page/store';
import { readSheet, type SheetLine, type SheetRefusal } from './read-sheet';

/** A line, and whether the property keeps its day already. */
export type LookedAt = SheetLine & { kept: boolean };

const yearsOf = (lines: readonly SheetLine[]) => [
  ...new Set(lines.flatMap(({ draft }) => (draft ? [Number(draft.day.slice(0, 4))] : []))),
];

/** The lines of the file that was chosen last, or why it is not taken. */
export function useSheet() {
  const dispatch = useAppDispatch();
  const [lines, setLines] = useState<LookedAt[] | null>(null);
  const [refused, setRefused] = useState<{ name: string; why: SheetRefusal } | null>(null);

  /** What cannot be asked is not marked: the service leaves days alone that are kept already. */
  async function keptIn(year: number): Promise<string[]> {
    const page = dispatch(
      callEndpoint(holidayEndpoints.list, { query: { year, limit: 200 } }),
    ).unwrap();
    return page.then(
      ({ rows }) => rows.map(({ day }) => day),
      () => [],
    );
  }

  async function choose(file: File) {
    setLines(null);
    setRefused(null);
    const read = await readSheet(file);
    if (typeof read === 'string') return setRefused({ name: file.name, why: read });
    const kept = new Set((await Promise.all(yearsOf(read).map(keptIn))).flat());
    setLines(read.map((line) => ({ ...line, kept: kept.has(line.draft?.day ?? '') })));
  }
  return { lines, refused, choose };
}
