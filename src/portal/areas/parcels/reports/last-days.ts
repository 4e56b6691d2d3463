import { bangkok } from '@/portal/kit/text/dates';

const days = 30;

/** The call for the flow of the last thirty Bangkok days, today among them. */
export function lastDays() {
  const today = bangkok(Date.now());
  const write = (day: typeof today) => day.format('YYYY-MM-DD');
  return { query: { from: write(today.subtract(days - 1, 'day')), to: write(today) } };
}
