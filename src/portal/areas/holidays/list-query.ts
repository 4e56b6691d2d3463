import { holidayFilter } from '@/contracts/master-data/holiday';
import { addressQuery } from '@/portal/kit/address/address-query';
import { bangkokDay } from '@/portal/kit/text/dates';

const asked = addressQuery(holidayFilter);
const thisYear = () => Number(bangkokDay(Date.now()).slice(0, 4));

/** The list's query: of this year where the address names none. */
export function holidayQuery(address: Record<string, unknown>) {
  const query = asked(address);
  return { ...query, year: query.year ?? thisYear() };
}
