import { voteEndpoints } from '@/contracts/master-data/votes/vote';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { oldestDues } from '@/services/master-data/billing/arrears/oldest-dues';
import { voteHandlers } from './handlers';

export const votes: Area = {
  mount: (app, db) => mount(app, voteEndpoints, voteHandlers(db, oldestDues)),
};
