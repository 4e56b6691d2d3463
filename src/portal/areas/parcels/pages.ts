import type { ParsedUrlQuery } from 'node:querystring';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { parcelQuery } from './list-query';
import { texts } from './texts';

const one = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? value[0] : value) ?? '';

/** The call for the labels that the address names. */
export const labelsCall = (address: ParsedUrlQuery) => ({ query: { codes: one(address.codes) } });

/** The call for the parcel that the address names. */
export const detailCall = (address: ParsedUrlQuery) => ({ query: { id: one(address.id) } });

export const parcelsPage: AreaPage = {
  needs: 'parcels:view',
  texts,
  load: (dispatch, address) =>
    Promise.all([
      loadList(parcelEndpoints.list, dispatch, address, parcelQuery),
      loadReader(parcelEndpoints.tabs, dispatch, {}),
      loadColumns(dispatch),
    ]),
};

export const parcelPage: AreaPage = {
  needs: 'parcels:view',
  texts,
  load: (dispatch, address) => loadReader(parcelEndpoints.detail, dispatch, detailCall(address)),
};

export const receivePage: AreaPage = { needs: 'parcels:create', texts };

export const handOverPage: AreaPage = { needs: 'parcels:approve', texts };

export const printPage: AreaPage = {
  needs: 'parcels:view',
  texts,
  load: (dispatch, address) => loadReader(parcelEndpoints.labels, dispatch, labelsCall(address)),
};
