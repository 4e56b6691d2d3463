import { appUserEndpoints } from '@/contracts/master-data/app-user';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/mount';
import { appUserHandlers } from './handlers';

/** Its demo rows are made with their property: all else there is theirs. */
export const users: Area = {
  mount: (app, db) => mount(app, appUserEndpoints, appUserHandlers(db)),
};
