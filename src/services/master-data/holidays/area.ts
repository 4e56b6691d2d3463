import { holidayEndpoints, holidayYears } from '@/contracts/master-data/holiday';
import type { Area, DemoPlace } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { holidays as table } from '@/services/master-data/tables';
import { holidayHandlers } from './handlers';
import { thaiPublicHolidays } from './thai-public-holidays';

/** A property's days off of the year of `now`: the public ones, as far as they are known. */
async function publicDays(db: Db, { propertyId, at, now, id }: DemoPlace): Promise<void> {
  const year = Number(bangkokDay(new Date(now)).slice(0, 4));
  if (year < holidayYears.first || year > holidayYears.last) return;
  const stamp = new Date(at).toISOString();
  const rows = thaiPublicHolidays(year).map((one) => ({
    ...{ id: id(at), propertyId, ...one },
    ...{ createdAt: stamp, updatedAt: stamp, updatedBy: 'ระบบ' },
  }));
  await insertAll(db, table, rows);
}

export const holidays: Area = {
  mount: (app, db) => mount(app, holidayEndpoints, holidayHandlers(db)),
  demo: publicDays,
};
