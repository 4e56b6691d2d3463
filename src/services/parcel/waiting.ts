import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import { agesOf } from './reports/daily';

const page = '/parcels';

/** The parcels that wait, those that are late and all by their age, each with the list that shows it. */
export function waitingFigures(byDay: readonly { day: string; n: number }[], limit: number) {
  const today = bangkokDay(new Date());
  const sum = (rows: typeof byDay) => rows.reduce((all, { n }) => all + n, 0);
  const late = byDay.filter((row) => row.day <= dayAfter(today, -limit));
  return {
    waiting: { n: sum(byDay), page, query: { status: 'waiting' } },
    late: { n: sum(late), page, query: { overdue: 'true' } },
    ages: agesOf(byDay, limit).map(({ upTo: to, count: n, late }, at, all) => {
      const begin = (all[at - 1]?.upTo ?? -1) + 1;
      return {
        ...{ from: begin, to, late, n, page },
        query: {
          ...{ status: 'waiting', receivedTo: dayAfter(today, -begin) },
          ...(to !== null && { receivedFrom: dayAfter(today, -to) }),
        },
      };
    }),
  };
}
