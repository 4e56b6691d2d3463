import { startEndpoints } from '@/contracts/master-data/start';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { type StartDeps, startHandlers } from './handlers';

export const startArea: Area<{ start: StartDeps }> = {
  mount: (app, db, { start }) => mount(app, startEndpoints, startHandlers(db, start)),
};
