import { i18n } from 'next-i18next/pages';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { endSession, isEnding } from '@/portal/app/session/sign-out';
import { errorWords } from '@/portal/kit/calls/error-words';
import { isTold } from '@/portal/kit/calls/told';
import { notice } from '@/portal/kit/page/notice';
import type { Language } from '@/portal/kit/text/language';

const revokedMs = 2000;
const endedMs = 3000;
/** Whoever shows a failure where it belongs has rendered it by then. */
const graceMs = 100;

const text = (code: 'TOKEN_REVOKED' | 'FAILED') => i18n?.t(`errors:${code}`) ?? code;

function words(error: ApiError): string {
  // Told inside a good answer: in that service's words, or in the same two for any of them.
  if (error.endsSession) {
    return error.message || text(error.code === 'TOKEN_REVOKED' ? error.code : 'FAILED');
  }
  if (!i18n) return error.message || error.code;
  return errorWords(i18n.getFixedT(null, 'errors'), i18n.language as Language, error);
}

/** Says why the session ends, and ends it when that can have been read. */
export function tellEnd(error: ApiError): void {
  if (isEnding()) return;
  const ms = error.code === 'TOKEN_REVOKED' ? revokedMs : endedMs;
  notice.error(words(error), ms);
  void endSession(error.code, { afterMs: ms });
}

/** Tells a failure that nobody puts into words where it belongs. */
export function tellFailure(error: ApiError): void {
  setTimeout(() => isEnding() || isTold(error) || notice.error(words(error)), graceMs);
}
