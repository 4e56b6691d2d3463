import { type ApiError, ApiFailure } from '@/contracts/kit/calls/errors';

/** Where a read stands; the data itself is kept beside it. */
export type Reading =
  | { status: 'idle' }
  | { status: 'pending'; requestId: string }
  | { status: 'failed'; error: ApiError };

export const unexpected: ApiError = { code: 'FAILED', status: 0, message: '' };

/** Whether what a write was refused with is an error of a call. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value;

/** Why a call failed, whether its thunk or the client itself says so. */
export function errorOf(failure: unknown): ApiError {
  if (failure instanceof ApiFailure) return failure.error;
  return isApiError(failure) ? failure : unexpected;
}
