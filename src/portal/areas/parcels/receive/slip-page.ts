import type { ParsedUrlQuery } from 'node:querystring';
import { ownProperties } from '@/portal/areas/parcels/property-name';
import { texts } from '@/portal/areas/parcels/texts';
import type { AreaPage } from '@/portal/kit/area-page';
import { loadReader } from '@/portal/kit/use-reader';
import { courierSlip } from './calls';

/** The call for the courier's slip that the address names. */
export const slipCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id ?? '') } });

export const slipPage: AreaPage = {
  needs: 'parcels:view',
  texts,
  load: (dispatch, address) =>
    Promise.all([
      loadReader(courierSlip, dispatch, slipCall(address)),
      loadReader(ownProperties, dispatch, {}),
    ]),
};
