import { recoveryEndpoints } from '@/contracts/auth/account';
import type { CallOf, ReplyOf } from '@/contracts/kit/calls/endpoint';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { browserApi } from '@/portal/app/calls/browser-api';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { errorOf } from '@/portal/kit/calls/reading';
import { markTold } from '@/portal/kit/calls/told';
import { makeStore } from '@/portal/kit/page/store';

type Endpoints = typeof recoveryEndpoints;
export type RecoveryCall = keyof Endpoints;
export type RecoveryBody<Name extends RecoveryCall> = CallOf<Endpoints[Name]>['body'];

/** What became of a call: its reply, or why it was refused. */
export type Made<Name extends RecoveryCall> =
  | { reply: ReplyOf<Endpoints[Name]>; refused: null }
  | { reply?: undefined; refused: ApiError };

/** Makes one of the two calls. */
export async function make<Name extends RecoveryCall>(
  name: Name,
  body: RecoveryBody<Name>,
): Promise<Made<Name>> {
  const { dispatch } = makeStore(browserApi);
  try {
    const call = callEndpoint(recoveryEndpoints[name], { body } as never);
    return { reply: (await dispatch(call).unwrap()) as ReplyOf<Endpoints[Name]>, refused: null };
  } catch (thrown) {
    const refused = errorOf(thrown);
    // Each of the two forms says it.
    markTold(refused);
    return { refused };
  }
}
