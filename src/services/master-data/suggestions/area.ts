import { suggestionEndpoints } from '@/contracts/master-data/suggestions/suggestion';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { ownRows } from '@/services/kit/records/record-table';
import { suggestionHandlers } from './handlers';
import type { StaffOf } from './staff';
import { suggestions as table } from './tables';

export const suggestions: Area<{ staffOf: StaffOf }> = {
  named: {
    suggestion: {
      ...{ table, title: table.subject },
      where: (request) => ownRows(table, request),
    },
  },
  mount: (app, db, { staffOf }) => mount(app, suggestionEndpoints, suggestionHandlers(db, staffOf)),
};
