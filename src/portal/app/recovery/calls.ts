import { recoveryEndpoints } from '@/contracts/auth/account';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { browserApi } from '@/portal/app/calls/browser-api';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { errorOf } from '@/portal/kit/calls/reading';
import { markTold } from '@/portal/kit/calls/told';
import { makeStore } from '@/portal/kit/page/store';

type Endpoints = typeof recoveryEndpoints;
export type RecoveryCall = keyof Endpoints;
export type RecoveryBody<Name extends RecoveryCall> = CallOf<Endpoints[Name]>['body'];

/** Makes one of the two calls; `null` when it went well, otherwise why not. */
export async function make<Name extends RecoveryCall>(
  name: Name,
  body: RecoveryBody<Name>,
): Promise<ApiError | null> {
  const { dispatch } = makeStore(browserApi);
  try {
    await dispatch(callEndpoint(recoveryEndpoints[name], { body } as never)).unwrap();
    return null;
  } catch (refused) {
    const error = errorOf(refused);
    // Each of the two forms says it.
    markTold(error);
    return error;
  }
}
