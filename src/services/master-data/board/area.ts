import { boardEndpoints } from '@/contracts/master-data/board';
import { propertyBoardEndpoints } from '@/contracts/master-data/property-board';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { oldestDues } from '@/services/master-data/billing/arrears/oldest-dues';
import { type BoardDeps, boardHandlers } from './board';
import { type FaringDeps, propertyBoardHandlers } from './properties';

export const boardArea: Area<{ board: BoardDeps & FaringDeps }> = {
  mount: (app, db, { board }) => {
    mount(app, boardEndpoints, boardHandlers(db, board, oldestDues));
    mount(app, propertyBoardEndpoints, propertyBoardHandlers(db, board));
  },
};
