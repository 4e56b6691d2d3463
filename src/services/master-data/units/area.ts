import { occupancyEndpoints } from '@/contracts/master-data/residents/occupancy';
import { unitEndpoints } from '@/contracts/master-data/residents/unit';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { ownRows } from '@/services/kit/records/record-table';
import { unitHandlers } from './handlers';
import { occupancyHandlers } from './occupancies';
import { units as table } from './tables';

/** Its demo rows are made with their property: all else there is theirs. */
export const units: Area = {
  named: {
    unit: {
      ...{ table, title: table.number, unknown: 'unknownUnit' },
      where: (request) => ownRows(table, request),
    },
  },
  mount: (app, db) => {
    mount(app, unitEndpoints, unitHandlers(db));
    mount(app, occupancyEndpoints, occupancyHandlers(db));
  },
};
