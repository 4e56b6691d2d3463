import { parcelChangeEndpoints, type Said } from '@/contracts/parcel/changes';
import type { Parcel } from '@/contracts/parcel/parcel';
import type { ChangeName } from '@/contracts/parcel/states';
import { refusalOf } from '@/portal/areas/parcels/refusal-of';
import { uploadPhoto } from '@/portal/areas/parcels/upload-photo';
import { apiBy } from '@/portal/kit/calls/api-by';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { changeCalls } from './change-calls';
import type { Errors, Write } from './in-batches';

/**
 * Makes one change of parcels: of a single one by its own call, to which a photo may belong, of several
 * by the call for many.
 */
export const changeParcels =
  (change: ChangeName, said: Said, photo: File | null) =>
  (parcels: readonly Parcel[]): Write<Errors> =>
  (dispatch) => ({
    async unwrap() {
      const [first, ...others] = parcels;
      if (first && others.length === 0) {
        const shown = photo && (await uploadPhoto(apiBy(dispatch), photo));
        await dispatch(changeCalls[change](first, said, shown) as Write<Parcel>).unwrap();
        return [null];
      }
      const ids = parcels.map(({ id }) => id);
      const results = await dispatch(
        callEndpoint(parcelChangeEndpoints.changeMany, { body: { ...said, change, ids } }),
      ).unwrap();
      return results.map(refusalOf);
    },
  });
