import type { ApiError } from '@/contracts/kit/errors';

/** Where a read stands; the data itself is kept beside it. */
export type Reading =
  | { status: 'idle' }
  | { status: 'pending'; requestId: string }
  | { status: 'failed'; error: ApiError };

export const unexpected: ApiError = { code: 'FAILED', status: 0, message: '' };
