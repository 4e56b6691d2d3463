import { ownPropertyEndpoints } from '@/contracts/master-data/property/own-property';
import { propertyEndpoints } from '@/contracts/master-data/property/property';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { propertyHandlers } from './handlers';
import { ownPropertyHandlers } from './own-property';

export const properties: Area = {
  mount: (app, db) => {
    mount(app, ownPropertyEndpoints, ownPropertyHandlers(db));
    mount(app, propertyEndpoints, propertyHandlers(db));
  },
};
