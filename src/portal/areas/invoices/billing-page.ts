import { billingSettingEndpoints } from '@/contracts/billing/settings';
import { auditTexts } from '@/portal/kit/audit/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { texts } from './texts';

export const billingPage: AreaPage = {
  needs: 'invoices:view',
  texts: { ...texts, ...auditTexts },
  load: (dispatch) => loadReader(billingSettingEndpoints.get, dispatch, {}),
};
