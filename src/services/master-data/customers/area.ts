import {
  customerCareEndpoints,
  customerChoiceEndpoints,
  customerEndpoints,
} from '@/contracts/master-data/customer';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/mount';
import { careHandlers } from './care';
import { customerHandlers } from './handlers';

/** Its demo rows are made with their property: all else there is theirs. */
export const customers: Area = {
  mount: (app, db) => {
    const { own, choice } = customerHandlers(db);
    mount(app, customerEndpoints, own);
    mount(app, customerChoiceEndpoints, choice);
    mount(app, customerCareEndpoints, careHandlers(db, own.get));
  },
};
