import { parcelChangeEndpoints, type Said } from '@/contracts/parcel/changes';
import type { Parcel } from '@/contracts/parcel/parcel';
import type { ChangeName } from '@/contracts/parcel/states';
import { refusalOf } from '@/portal/areas/parcels/refusal-of';
import { apiThunk } from '@/portal/kit/api-thunk';
import { changeCalls } from './change-calls';
import type { Errors, Write } from './in-batches';

const changeMany = apiThunk('parcels/changeMany', parcelChangeEndpoints.changeMany);

/** Makes one change of parcels: of a single one by its own call, of several by the call for many. */
export const changeParcels =
  (change: ChangeName, said: Said) =>
  (parcels: readonly Parcel[]): Write<Errors> =>
  (dispatch) => ({
    async unwrap() {
      const [first, ...others] = parcels;
      if (first && others.length === 0) {
        await dispatch(changeCalls[change](first, said) as Write<Parcel>).unwrap();
        return [null];
      }
      const ids = parcels.map(({ id }) => id);
      const results = await dispatch(changeMany({ body: { ...said, change, ids } })).unwrap();
      return results.map(refusalOf);
    },
  });
