import { occupancyEndpoints } from '@/contracts/master-data/residents/occupancy';
import { unitEndpoints } from '@/contracts/master-data/residents/unit';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { unitHandlers } from './handlers';
import { occupancyHandlers } from './occupancies';

/** Its demo rows are made with their property: all else there is theirs. */
export const units: Area = {
  mount: (app, db) => {
    mount(app, unitEndpoints, unitHandlers(db));
    mount(app, occupancyEndpoints, occupancyHandlers(db));
  },
};
