import type { ParsedUrlQuery } from 'node:querystring';
import { occupancyEndpoints } from '@/contracts/master-data/residents/occupancy';
import { unitEndpoints } from '@/contracts/master-data/residents/unit';
import { queryParser } from '@/portal/kit/address/address-query';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { staysCall } from '@/portal/pickers/people/stays-call';
import { texts } from './texts';

const idIn = ({ id }: ParsedUrlQuery) => String(id);

/** The calls for the unit that the address names. */
export const unitCall = (address: ParsedUrlQuery) => ({ params: { id: idIn(address) } });
export const unitStays = (address: ParsedUrlQuery) => staysCall({ unitId: idIn(address) });

const parseUnits = queryParser(unitEndpoints.list);
export type UnitsQuery = ReturnType<typeof parseUnits>;

/** The call for how many there are to each view, of those that a list's other filters find. */
export const tabsCall = ({
  page: _page,
  limit: _limit,
  sort: _sort,
  living: _living,
  owes: _owes,
  ...others
}: UnitsQuery) => ({ query: others });

export const unitsPage: AreaPage = {
  needs: 'units:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(unitEndpoints.list, dispatch, query),
      loadReader(unitEndpoints.sums, dispatch, {}),
      loadReader(unitEndpoints.tabs, dispatch, tabsCall(parseUnits(query))),
      loadColumns(dispatch),
    ]),
};

export const unitPage: AreaPage = {
  needs: 'units:view',
  texts: { ...texts, ...auditTexts },
  load: (dispatch, address) =>
    Promise.all([
      loadReader(unitEndpoints.get, dispatch, unitCall(address)),
      loadReader(occupancyEndpoints.list, dispatch, unitStays(address)),
    ]),
};
