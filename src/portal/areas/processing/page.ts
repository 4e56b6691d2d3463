import { processingEndpoints } from '@/contracts/master-data/processing';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const processingPage: AreaPage = {
  needs: 'audit:view',
  texts,
  load: (dispatch) => loadReader(processingEndpoints.read, dispatch, {}),
};
