import { useReducer, useRef } from 'react';
import { tidyCode } from '@/contracts/parcel/carrier';
import type { Parcel } from '@/contracts/parcel/parcel';
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
  /** What should lie there. */
  expected: Parcel[];
  /** The latest first, each code once. */
  scans: Scan[];
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

type Change = { begin: Audit | undefined } | { scan: Scan };

/** A shelf's audit while it is under way; `undefined` before a place is named. */
export function useAudit() {
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { on: audible } = useSound();
  const [audit, change] = useReducer(
    (now: Audit | undefined, what: Change) =>
      'begin' in what ? what.begin : now && withScan(now, what.scan),
    undefined,
  );
  const latest = useRef(audit);
  latest.current = audit;

  const say = (failure: unknown) =>
    notice.error(errorText(isApiError(failure) ? failure : unexpected));

  async function verdictOf(code: string, expected: readonly Parcel[]): Promise<Scan> {
    const here = expected.find(hasCode(code));
    if (here) return { code, verdict: 'present', parcel: here };
    const parcel = await parcelOf(dispatch, code);
    return { code, parcel, verdict: parcel ? 'misplaced' : 'unknown' };
  }

  /** Starts with what was scanned before the page was loaded again, if anything was. */
  async function start({ shelf, codes }: KeptAudit) {
    const expected = await parcelsAt(dispatch, shelf);
    const scans: Scan[] = [];
    for (const code of codes) scans.push(await verdictOf(code, expected));
    change({ begin: { shelf, expected, scans } });
  }

  const begin = (shelf: string) => start({ shelf, codes: [] }).catch(say);

  async function scan(typed: string) {
    const code = tidyCode(typed);
    const now = latest.current;
    if (!code || !now) return;
    try {
      const found = await verdictOf(code, now.expected);
      if (latest.current?.shelf !== now.shelf) return;
      const again = latest.current.scans.some((one) => same(one, found));
      if (audible) sound(again ? 'again' : found.verdict);
      change({ scan: found });
    } catch (failure) {
      say(failure);
    }
  }

  const forget = useKept<KeptAudit>(
    'shelf-audit',
    audit && { shelf: audit.shelf, codes: audit.scans.map(({ code }) => code) },
    start,
  );
  function leave() {
    forget();
    change({ begin: undefined });
  }
  return { audit, begin, scan, leave };
}
