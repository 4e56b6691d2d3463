import {
  tutorialEndpoints,
  tutorialImageEndpoints,
  tutorialVersionEndpoints,
} from '@/contracts/master-data/tutorial';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/mount';
import { tutorialHandlers } from './handlers';

export const tutorials: Area = {
  mount: (app, db) => {
    const handlers = tutorialHandlers(db);
    mount(app, tutorialEndpoints, handlers.tutorials);
    mount(app, tutorialVersionEndpoints, handlers.versions);
    mount(app, tutorialImageEndpoints, handlers.images);
  },
};
