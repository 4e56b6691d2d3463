import type { ParsedUrlQuery } from 'node:querystring';
import { meterKindEndpoints } from '@/contracts/billing/meters/meter-kind';
import { readingEndpoints } from '@/contracts/billing/meters/reading';
import { id } from '@/contracts/kit/fields/fields';
import { month } from '@/contracts/kit/fields/month';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { recordsPage } from '@/portal/kit/records/records-page';
import { kindTexts, texts } from './texts';

/** The sheet that the address asks for; what is none of it asks for the usual one. */
export const sheetCall = ({ kindId, period }: ParsedUrlQuery) => {
  const [kind, of] = [id.safeParse(kindId).data, month.safeParse(period).data];
  return { query: { ...(kind && { kindId: kind }), ...(of && { period: of }) } };
};

export const metersPage: AreaPage = {
  needs: 'meters:view',
  texts,
  load: (dispatch, query) => loadReader(readingEndpoints.sheet, dispatch, sheetCall(query)),
};

export const meterKindsPage = recordsPage(kindTexts, meterKindEndpoints.list);
