import { useState } from 'react';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { useReader } from '@/portal/kit/calls/use-reader';
import { unbilledMark } from './OwedList';

type Desk = ReplyOf<typeof receiptEndpoints.owed>;

/** What is chosen of what units owe, and what it comes to on the day of the payment. */
export function useDue(owing: Desk, first: string) {
  const known = owing.invoices.some((invoice) => invoice.id === first);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(() => {
    const others = owing.invoices.flatMap(({ id }) => (id === first ? [] : [id]));
    return new Set(known ? [...others, unbilledMark] : []);
  });
  // Being late is reckoned up to the day on which the money came.
  const [day, setDay] = useState<string>();
  const along = owing.along.map(({ unitId }) => unitId).join(',');
  const asked = useReader(receiptEndpoints.owed, {
    query: { unitId: owing.unitId, ...(along && { along }), ...(day && { day }) },
  });
  const shown = asked.answer ?? owing;
  const units = [shown, ...shown.along];
  const open = units.reduce((sum, one) => sum + Math.max(0, one.unbilled.total), 0);
  const unbilled = leftOut.has(unbilledMark) ? 0 : open;
  const all = units.flatMap(({ invoices }) => invoices);
  const chosen = all.filter(({ id }) => !leftOut.has(id));
  return {
    units,
    leftOut,
    turn(mark: string) {
      const next = new Set(leftOut);
      if (!next.delete(mark)) next.add(mark);
      setLeftOut(next);
    },
    invoiceIds: chosen.map(({ id }) => id),
    unbilled,
    sum: chosen.reduce((sum, { owed }) => sum + owed, unbilled),
    /** Nothing is owed: what is taken is kept. */
    isAhead: all.length === 0 && open === 0,
    setDay: (typed: string) => setDay(typedDay.safeParse(typed).data),
    reload: asked.reload,
  };
}
