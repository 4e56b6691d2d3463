import { boardEndpoints } from '@/contracts/master-data/board';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { oldestDues } from '@/services/master-data/billing/arrears/oldest-dues';
import { type BoardDeps, boardHandlers } from './board';

export const boardArea: Area<{ board: BoardDeps }> = {
  mount: (app, db, { board }) => mount(app, boardEndpoints, boardHandlers(db, board, oldestDues)),
};
