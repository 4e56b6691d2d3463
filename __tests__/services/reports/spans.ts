import type { DemoAccount, Services } from '@tests/kit/services';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { ReportSpan } from '@/services/kit/reports/report';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';

const today = () => bangkokDay(new Date());

const month = (at: string) => ({ from: `${at}-01`, to: dayAfter(`${monthAfter(at, 1)}-01`, -1) });

/** The last whole month, and the one before it. */
export function lastMonth(): ReportSpan {
  const at = monthAfter(today().slice(0, 7), -1);
  return { ...month(at), before: month(monthAfter(at, -1)) };
}

/** Days that end today, and as many before them. */
export function daysUntilToday(days: number): ReportSpan {
  const from = dayAfter(today(), 1 - days);
  return {
    ...{ from, to: today() },
    before: { from: dayAfter(from, -days), to: dayAfter(from, -1) },
  };
}

/** The property that an account of the demo world works in. */
export async function propertyOf(services: Services, name: DemoAccount): Promise<string> {
  const [row] = await services.sql<{ id: string }>(
    `select property_id as id from account_properties join accounts on accounts.id = account_id
     join properties on properties.id = property_id
     where username = $1 order by name_th limit 1`,
    [name],
  );
  if (!row) throw new Error(`${name} works nowhere`);
  return row.id;
}
