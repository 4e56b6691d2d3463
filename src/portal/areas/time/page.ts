import { timeEndpoints } from '@/contracts/master-data/time';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const timePage: AreaPage = {
  needs: 'time:view',
  texts,
  load: (dispatch) => loadReader(timeEndpoints.get, dispatch, {}),
};
