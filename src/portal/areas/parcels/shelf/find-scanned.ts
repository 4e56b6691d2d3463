import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { Parcel, ParcelFilter } from '@/contracts/parcel/parcel';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import type { AppDispatch } from '@/portal/kit/page/store';

const most = 500;

type Coded = Pick<Parcel, 'docCode' | 'parcelCode'>;

/** Whether a tidy code is the parcel's, ours or the carrier's. */
export const hasCode = (code: string) => (parcel: Coded) =>
  parcel.docCode === code || parcel.parcelCode === code;

export const inTheOffice = ({ status }: Pick<Parcel, 'status'>) =>
  status === 'waiting' || status === 'problem';

const lookUp = (dispatch: AppDispatch, query: Partial<ParcelFilter>) =>
  dispatch(callEndpoint(parcelEndpoints.list, { query })).unwrap();

/** What should lie at a place. Throws the refused call's error. */
export async function parcelsAt(dispatch: AppDispatch, shelf: string): Promise<Parcel[]> {
  const all: Parcel[] = [];
  for (let page = 1; ; page++) {
    const { rows } = await lookUp(dispatch, { shelf, page, limit: most, sort: 'docCode' });
    all.push(...rows);
    if (rows.length < most) return all;
  }
}

/** The parcel of a scanned code, one in the office before one that is gone. */
export async function parcelOf(dispatch: AppDispatch, code: string): Promise<Parcel | undefined> {
  const { rows } = await lookUp(dispatch, { keywords: code, limit: 50 });
  const meant = rows.filter(hasCode(code));
  return meant.find(inTheOffice) ?? meant[0];
}
