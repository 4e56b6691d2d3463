import type { ParsedUrlQuery } from 'node:querystring';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { intakeEndpoints } from '@/contracts/parcel/intake';
import { texts } from '@/portal/areas/parcels/texts';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';

/** The call for the courier's slip that the address names. */
export const slipCall = ({ id }: ParsedUrlQuery) => ({ params: { id: String(id ?? '') } });

export const slipPage: AreaPage = {
  needs: 'parcels:view',
  texts,
  load: (dispatch, address) =>
    Promise.all([
      address.id && loadReader(intakeEndpoints.slip, dispatch, slipCall(address)),
      loadReader(propertyEndpoints.list, dispatch, {}),
    ]),
};
