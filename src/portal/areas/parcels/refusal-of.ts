import { type ApiError, isErrorCode } from '@/contracts/kit/calls/errors';
import type { ChangeResult } from '@/contracts/parcel/changes';

/** Why one of several parcels was left as it is, as a call by itself would have been refused. */
export const refusalOf = ({ error }: ChangeResult): ApiError | null =>
  error && {
    code: isErrorCode(error.code) ? error.code : 'FAILED',
    message: error.message,
    status: 409,
    ...(error.details && { details: error.details }),
  };
