import { boardEndpoints } from '@/contracts/master-data/board';
import { propertyBoardEndpoints } from '@/contracts/master-data/property-board';
import { propertyLimitEndpoints } from '@/contracts/master-data/property-limits';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { type BoardDeps, boardHandlers } from './board';
import { limitHandlers } from './limits';
import { type FaringDeps, propertyBoardHandlers } from './properties';

export const boardArea: Area<{ board: BoardDeps & FaringDeps }> = {
  mount: (app, db, { board }) => {
    mount(app, boardEndpoints, boardHandlers(db, board));
    mount(app, propertyLimitEndpoints, limitHandlers(db));
    mount(app, propertyBoardEndpoints, propertyBoardHandlers(db, board));
  },
};
