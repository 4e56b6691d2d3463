import type { ParsedUrlQuery } from 'node:querystring';
import {
  reportDeliveryEndpoints,
  reportLetterEndpoints,
} from '@/contracts/master-data/report-delivery';
import { reportEmailEndpoints } from '@/contracts/master-data/report-email';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { recordsPage } from '@/portal/kit/records/records-page';
import { texts } from './texts';

/** The receiver that the address names. */
export const paramsIn = ({ id }: ParsedUrlQuery) => ({ id: String(id) });

export const reportEmailsPage = recordsPage(
  texts,
  reportEmailEndpoints.list,
  reportLetterEndpoints.kinds,
);

export const reportEmailPage: AreaPage = {
  needs: 'report-emails:view',
  texts: { ...texts, ...auditTexts },
  load: (dispatch, address) => {
    const params = paramsIn(address);
    return Promise.all([
      loadReader(reportEmailEndpoints.get, dispatch, { params }),
      loadReader(reportLetterEndpoints.kinds, dispatch, {}),
      loadList(reportDeliveryEndpoints.list, dispatch, address, undefined, params),
    ]);
  },
};
