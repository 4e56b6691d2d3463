import { voteEndpoints } from '@/contracts/master-data/votes/vote';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { oldestDues } from '@/services/master-data/billing/arrears/oldest-dues';
import type { StaffOf } from '@/services/master-data/suggestions/staff';
import { voteHandlers } from './handlers';

export const votes: Area<{ staffOf: StaffOf }> = {
  mount: (app, db, { staffOf }) => mount(app, voteEndpoints, voteHandlers(db, oldestDues, staffOf)),
};
