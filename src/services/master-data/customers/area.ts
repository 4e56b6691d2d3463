import { and } from 'drizzle-orm';
import {
  customerCareEndpoints,
  customerChoiceEndpoints,
  customerEndpoints,
} from '@/contracts/master-data/residents/customer';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { ownRows } from '@/services/kit/records/record-table';
import { type CareDeps, careHandlers } from './care';
import { customerHandlers, present } from './handlers';
import { customers as table } from './tables';

/** Its demo rows are made with their property. */
export const customers: Area<CareDeps> = {
  named: {
    customer: {
      ...{ table, title: table.name, unknown: 'unknownPerson' },
      where: (request) => and(ownRows(table, request), present),
    },
    'customer-record': {
      ...{ table, title: table.name, unknown: 'unknownPerson' },
      where: (request) => ownRows(table, request),
    },
  },
  mount: (app, db, deps) => {
    const { own, choice } = customerHandlers(db);
    mount(app, customerEndpoints, own);
    mount(app, customerChoiceEndpoints, choice);
    mount(app, customerCareEndpoints, careHandlers(db, own.get, deps));
  },
};
