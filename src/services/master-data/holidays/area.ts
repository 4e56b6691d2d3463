import { holidayEndpoints } from '@/contracts/master-data/holiday';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { holidayHandlers } from './handlers';

export const holidays: Area = {
  mount: (app, db) => mount(app, holidayEndpoints, holidayHandlers(db)),
};
