import type { ParsedUrlQuery } from 'node:querystring';
import { voteEndpoints } from '@/contracts/master-data/votes/vote';
import { type ParseQuery, queryParser } from '@/portal/kit/address/address-query';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

const idIn = ({ id }: ParsedUrlQuery) => String(id);

/** The call for the vote that the address names. */
export const voteCall = (address: ParsedUrlQuery) => ({ params: { id: idIn(address) } });

const parseUnits = queryParser(voteEndpoints.units);
type RollQuery = ReturnType<typeof parseUnits>;

/** Which units of a vote's roll are asked for: by its own address. */
export const rollQuery =
  (voteId: string): ParseQuery<RollQuery> =>
  (address) => ({ ...parseUnits(address), voteId });

export const votesPage: AreaPage = {
  needs: 'votes:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([loadList(voteEndpoints.list, dispatch, query), loadColumns(dispatch)]),
};

export const votePage: AreaPage = {
  needs: 'votes:view',
  texts: { ...texts, ...auditTexts },
  load: (dispatch, query) =>
    Promise.all([
      loadReader(voteEndpoints.get, dispatch, voteCall(query)),
      loadList(voteEndpoints.units, dispatch, query, rollQuery(idIn(query))),
    ]),
};
