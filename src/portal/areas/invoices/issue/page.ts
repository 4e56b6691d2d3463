import { chargeEndpoints } from '@/contracts/billing/charge';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { isIssuing } from '@/contracts/billing/month-issue';
import { billingSettingEndpoints } from '@/contracts/billing/settings';
import { texts } from '@/portal/areas/invoices/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { firstAsked, firstLook } from './first-asked';

export const waiting = { query: { limit: 50 } };

export const issuePage: AreaPage = {
  needs: 'invoices:create',
  texts,
  async load(dispatch) {
    const [settings, standing] = await Promise.all([
      loadReader(billingSettingEndpoints.get, dispatch, {}),
      loadReader(invoiceEndpoints.issuing, dispatch, {}),
      loadReader(chargeEndpoints.list, dispatch, waiting),
    ]);
    if (!settings || !standing || (standing.run && isIssuing(standing.run))) return;
    const call = firstLook(firstAsked(standing, settings));
    await loadReader(invoiceEndpoints.preview, dispatch, call);
  },
};
