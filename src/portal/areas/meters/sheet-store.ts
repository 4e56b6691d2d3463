import type { SheetRow, TypedReading } from '@/contracts/billing/meters/reading';
import { optionalUnits } from '@/contracts/billing/meters/tariff';
import type { Others } from '@/contracts/billing/meters/usage';
import { type Cell, type Draft, othersIn, type Refusal } from './cell';

interface Kept {
  rows: readonly SheetRow[];
  refused: readonly { unitId: string; why: Refusal }[];
}

export interface SheetStatus {
  /** Units whose reading is not kept yet. */
  waiting: number;
  sending: boolean;
  failed: boolean;
}

/** Readings that one call brings. */
const atOnce = 200;

const draftOf = ({ reading }: SheetRow): Draft => ({
  reading: reading?.reading ?? '',
  estimated: reading?.estimated ?? false,
  oldLast: reading?.oldLast ?? '',
  newFirst: reading?.newFirst ?? '',
});

const isSame = (a: Draft, b: Draft) =>
  a.reading === b.reading &&
  a.estimated === b.estimated &&
  a.oldLast === b.oldLast &&
  a.newFirst === b.newFirst;

const isReadable = ({ reading, oldLast, newFirst }: Draft) =>
  [reading, oldLast, newFirst].every((typed) => optionalUnits.safeParse(typed).success);

export type SheetStore = ReturnType<typeof openSheet>;

/**
 * What is typed on a sheet, beside React so that a key draws its own row alone. Whatever is typed is sent when its
 * field is left, and stays here until the service has it.
 */
export function openSheet(
  first: readonly SheetRow[],
  save: (readings: TypedReading[]) => Promise<Kept | undefined>,
) {
  const cells = new Map<string, Cell>();
  const listeners = new Set<() => void>();
  let status: SheetStatus = { waiting: 0, sending: false, failed: false };
  let others: Others | undefined;

  const waiting = () => [...cells.values()].filter(({ isTyped }) => isTyped);
  function tell(change: Partial<SheetStatus> = {}) {
    status = { ...status, ...change, waiting: waiting().length };
    others = undefined;
    for (const listener of listeners) listener();
  }
  /** A row as the service has it; what was typed meanwhile stays. */
  function put(row: SheetRow, sent?: Draft) {
    const before = cells.get(row.unitId);
    const isOpen = before?.isTyped && !(sent && isSame(sent, before.draft));
    cells.set(
      row.unitId,
      isOpen
        ? { ...before, row }
        : { row, draft: draftOf(row), isTyped: false, refused: undefined },
    );
  }
  for (const row of first) put(row);

  async function send() {
    if (status.sending) return;
    const next = waiting()
      .filter(({ draft, refused }) => !refused && isReadable(draft))
      .slice(0, atOnce);
    if (next.length === 0) return;
    tell({ sending: true });
    const sent = new Map(next.map(({ row, draft }) => [row.unitId, draft]));
    const kept = await save(
      next.map(({ row, draft }) => ({
        ...{ unitId: row.unitId, version: row.reading?.version ?? 0 },
        ...{ ...draft, estimated: draft.estimated },
      })),
    );
    for (const row of kept?.rows ?? []) {
      const isRefused = kept?.refused.some(({ unitId }) => unitId === row.unitId);
      put(row, isRefused ? undefined : sent.get(row.unitId));
    }
    for (const { unitId, why } of kept?.refused ?? []) {
      const cell = cells.get(unitId);
      if (cell) cells.set(unitId, { ...cell, refused: why });
    }
    tell({ sending: false, failed: !kept });
    if (kept) void send();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    status: () => status,
    cell: (unitId: string) => cells.get(unitId),
    all: () => [...cells.values()],
    /** What the units of the sheet show and use, by what is typed. */
    others() {
      others ??= othersIn([...cells.values()]);
      return others;
    },

    /** What others have changed. */
    refresh(rows: readonly SheetRow[]) {
      for (const row of rows) put(row);
      tell();
    },

    type(unitId: string, part: Partial<Draft>) {
      const cell = cells.get(unitId);
      if (!cell) return;
      const draft = { ...cell.draft, ...part };
      const isTyped = !isSame(draft, draftOf(cell.row));
      cells.set(unitId, { ...cell, draft, isTyped, refused: undefined });
      tell();
    },

    /** Sends what is typed and can be read; what cannot says so in its row. */
    keep() {
      for (const cell of waiting()) {
        if (isReadable(cell.draft)) continue;
        cells.set(cell.row.unitId, { ...cell, refused: 'number' });
      }
      tell();
      return send();
    },
  };
}
