import type { recoveryEndpoints } from '@/contracts/auth/account';
import { recoveryPaths } from '@/contracts/auth/recovery';
import type { CallOf } from '@/contracts/kit/endpoint';
import { type ApiError, type ErrorCode, isErrorCode } from '@/contracts/kit/errors';

type Endpoints = typeof recoveryEndpoints;

const refused = (code: ErrorCode, status: number): ApiError => ({ code, status, message: '' });

/**
 * Makes one of the two calls, whose answers are empty; `null` when it went well, otherwise why not.
 * By `fetch`: a stranger's page loads neither the portal's client nor the contract's schemas.
 */
export async function ask<Name extends keyof Endpoints>(
  name: Name,
  body: CallOf<Endpoints[Name]>['body'],
): Promise<ApiError | null> {
  const answer = await fetch(`/services/auth/api/v1${recoveryPaths[name]}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!answer) return refused('NETWORK', 0);
  if (answer.ok) return null;
  const { status } = answer;
  const said = (await answer.json().catch(() => ({}))) as Partial<ApiError>;
  if (isErrorCode(said.code)) return { message: '', ...said, code: said.code, status };
  return refused(status === 502 || status === 503 ? 'UNAVAILABLE' : 'FAILED', status);
}
