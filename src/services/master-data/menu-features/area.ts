import { menuFeatureEndpoints } from '@/contracts/master-data/menu-feature';
import { userWidgetEndpoints } from '@/contracts/master-data/user-widget';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { menuFeatureHandlers } from './handlers';
import { userWidgetHandlers } from './user-widgets';

export const menuFeaturesArea: Area = {
  mount: (app, db) => {
    mount(app, menuFeatureEndpoints, menuFeatureHandlers(db));
    mount(app, userWidgetEndpoints, userWidgetHandlers(db));
  },
};
