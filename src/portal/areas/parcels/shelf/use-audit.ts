import { useReducer, useRef } from 'react';
import { tidyCode } from '@/contracts/parcel/carrier';
import type { Parcel } from '@/contracts/parcel/parcel';
import { useInOrder } from '@/portal/areas/parcels/use-in-order';
import { isApiError, unexpected } from '@/portal/kit/calls/reading';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useSound } from '@/portal/kit/live/sound';
import { notice } from '@/portal/kit/page/notice';
import { useAppDispatch } from '@/portal/kit/page/store';
import { hasCode, parcelOf, parcelsAt } from './find-scanned';
import { sound, type Verdict } from './scan-sound';
import { useKept } from './use-kept';

/** One code that was scanned, and what it is. */
export interface Scan {
  code: string;
  verdict: Verdict;
  parcel?: Parcel | undefined;
}

interface Audit {
  shelf: string;
  /** What should lie there; nothing until that is read. */
  expected: Parcel[];
  /** The latest first, each code once. */
  scans: Scan[];
  /** Codes that were scanned and are being looked up, the latest first. */
  asked: string[];
  /** What was scanned last, also where it had been scanned before. */
  last?: Scan;
}

interface KeptAudit {
  shelf: string;
  codes: string[];
}

const same = (a: Scan, b: Scan) =>
  a.parcel && b.parcel ? a.parcel.id === b.parcel.id : a.code === b.code;

function withScan(audit: Audit, scan: Scan): Audit {
  const known = audit.scans.some((one) => same(one, scan));
  if (known) return { ...audit, last: { ...scan, verdict: 'again' } };
  return { ...audit, scans: [scan, ...audit.scans], last: scan };
}

const without = (asked: readonly string[], code: string) => {
  const at = asked.lastIndexOf(code);
  return asked.filter((_, i) => i !== at);
};

type Change =
  | { begin: Audit | undefined }
  | { expected: Parcel[] }
  | { asked: string }
  | { answered: string; scan?: Scan };

function changed(now: Audit | undefined, what: Change): Audit | undefined {
  if ('begin' in what) return what.begin;
  if (!now) return now;
  if ('expected' in what) return { ...now, expected: what.expected };
  if ('asked' in what) return { ...now, asked: [what.asked, ...now.asked] };
  const next = { ...now, asked: without(now.asked, what.answered) };
  return what.scan ? withScan(next, what.scan) : next;
}

/** All that was scanned, known already or not. */
export const codesOf = ({ asked, scans }: Audit) => [
  ...new Set([...asked, ...scans.map(({ code }) => code)]),
];

/** A shelf's audit while it is under way; `undefined` before a place is named. */
export function useAudit() {
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { on: audible } = useSound();
  const inOrder = useInOrder();
  const [audit, change] = useReducer(changed, undefined);
  const latest = useRef(audit);
  latest.current = audit;
  /** Of the audit under way: what should lie there. */
  const contents = useRef<Promise<Parcel[]>>(Promise.resolve([]));

  const say = (failure: unknown, of = '') =>
    notice.error(of + errorText(isApiError(failure) ? failure : unexpected));

  async function verdictOf(code: string, expected: Promise<Parcel[]>): Promise<Scan> {
    const here = (await expected).find(hasCode(code));
    if (here) return { code, verdict: 'present', parcel: here };
    const parcel = await parcelOf(dispatch, code);
    return { code, parcel, verdict: parcel ? 'misplaced' : 'unknown' };
  }

  /** What is scanned from now on is of this audit, although its shelf is not read yet. */
  async function start({ shelf, codes }: KeptAudit) {
    const reading = parcelsAt(dispatch, shelf);
    contents.current = reading;
    change({ begin: { shelf, expected: [], scans: [], asked: codes } });
    try {
      const expected = await reading;
      if (contents.current === reading) change({ expected });
    } catch (failure) {
      if (contents.current === reading) change({ begin: undefined });
      throw failure;
    }
    for (const code of [...codes].reverse()) await answer(code, false);
  }

  async function answer(code: string, isScanned: boolean) {
    const of = contents.current;
    try {
      const scan = await inOrder(verdictOf(code, of));
      if (contents.current !== of) return;
      const again = latest.current?.scans.some((one) => same(one, scan));
      if (isScanned && audible) sound(again ? 'again' : scan.verdict);
      change({ answered: code, scan });
    } catch (failure) {
      if (contents.current !== of) return;
      change({ answered: code });
      say(failure, `${code}: `);
    }
  }

  const begin = (shelf: string) => start({ shelf, codes: [] }).catch((failure) => say(failure));

  function scan(typed: string) {
    const code = tidyCode(typed);
    if (!code || !latest.current) return;
    change({ asked: code });
    void answer(code, true);
  }

  const forget = useKept<KeptAudit>(
    'shelf-audit',
    audit && { shelf: audit.shelf, codes: codesOf(audit) },
    start,
  );
  function leave() {
    forget();
    contents.current = Promise.resolve([]);
    change({ begin: undefined });
  }
  return { audit, begin, scan, leave };
}
