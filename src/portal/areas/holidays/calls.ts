import { holidayEndpoints, holidayFilter } from '@/contracts/master-data/holiday';
import { addressQuery } from '@/portal/kit/address-query';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';
import { bangkokDay } from '@/portal/kit/dates';

const asked = addressQuery(holidayFilter);
const thisYear = () => Number(bangkokDay(Date.now()).slice(0, 4));

/** The days of a year as a list: of this one where the address names none. */
export const holidays = {
  list: createReader('holidays', holidayEndpoints.list),
  parseQuery: (address: Record<string, unknown>) => {
    const query = asked(address);
    return { ...query, year: query.year ?? thisYear() };
  },
};
export const holidayYears = createReader('holidayYears', holidayEndpoints.years);
export const publicHolidays = createReader('publicHolidays', holidayEndpoints.publicDays);

export const readHolidays = apiThunk('holidays/readYear', holidayEndpoints.list);
export const readHoliday = apiThunk('holidays/get', holidayEndpoints.get);
export const addHoliday = apiThunk('holidays/add', holidayEndpoints.add);
export const addHolidays = apiThunk('holidays/addAll', holidayEndpoints.addAll);
export const removeHoliday = apiThunk('holidays/remove', holidayEndpoints.remove);
