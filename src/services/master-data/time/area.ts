import { type OfficeHours, timeEndpoints } from '@/contracts/master-data/time';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { timeHandlers } from './handlers';
import { usualTime } from './property-time';
import { propertyTimes } from './tables';

const day = (hours: string) => {
  const [opens = '', closes = ''] = hours.split('-');
  return { opens, closes };
};
const week = (usual: string, sat: string, sun: string): OfficeHours => ({
  ...{ mon: day(usual), tue: day(usual), wed: day(usual), thu: day(usual), fri: day(usual) },
  ...{ sat: day(sat), sun: day(sun) },
});

const weeks: Record<string, OfficeHours> = {
  RMN: week('08:30-17:30', '09:00-16:00', ''),
  STP: week('08:00-18:00', '08:00-18:00', '09:00-15:00'),
  SPK: week('08:30-17:00', '08:30-12:00', ''),
};

export const time: Area = {
  mount: (app, db) => mount(app, timeEndpoints, timeHandlers(db)),
  demo: async (db, { propertyId, code, at }) => {
    const officeHours = weeks[code];
    if (!officeHours) return;
    const stamp = { version: 1, updatedAt: new Date(at).toISOString(), updatedBy: 'ระบบ' };
    await db.insert(propertyTimes).values({ propertyId, ...usualTime(), officeHours, ...stamp });
  },
};
