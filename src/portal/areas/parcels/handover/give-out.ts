import type { ApiError } from '@/contracts/kit/calls/errors';
import {
  type ChangeResult,
  parcelChangeEndpoints as changes,
  type Receipt,
} from '@/contracts/parcel/changes';
import { pickUpEndpoints } from '@/contracts/parcel/pick-up';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { isApiError } from '@/portal/kit/calls/reading';
import { markTold } from '@/portal/kit/calls/told';
import type { AppDispatch } from '@/portal/kit/page/store';

const status = 'handed_over';

/** The parcel itself stands in the way, not what was said about its receiver. */
const isOfParcel = (refused: unknown): refused is ApiError =>
  isApiError(refused) && (refused.code.startsWith('PARCEL_') || refused.code === 'NOT_FOUND');

/**
 * Hands parcels to their receiver by the call for one, for several, or for a resident's code: an
 * answer for each, in the order given. Rejects with the call's `ApiError`.
 */
export async function giveOut(
  dispatch: AppDispatch,
  receipt: Receipt,
  ids: string[],
  code: string | undefined,
): Promise<ChangeResult[]> {
  if (code) {
    const body = { ...receipt, code, status, only: ids } as const;
    return dispatch(callEndpoint(pickUpEndpoints.handOver, { body })).unwrap();
  }
  const [id, another] = ids;
  if (!id || another) {
    return dispatch(callEndpoint(changes.handOverSeveral, { body: { ...receipt, ids } })).unwrap();
  }
  try {
    const body = { ...receipt, id, status } as const;
    const parcel = await dispatch(callEndpoint(changes.handOver, { body })).unwrap();
    return [{ parcel, error: null }];
  } catch (refused) {
    if (!isOfParcel(refused)) throw refused;
    // The parcel's own row says it.
    markTold(refused);
    return [{ parcel: null, error: refused }];
  }
}
