import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { isApiError, unexpected } from '@/portal/kit/calls/reading';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useKeptInput } from '@/portal/kit/form/fields/kept-input';
import { notice } from '@/portal/kit/page/notice';

/**
 * Keeps what was scanned through a reload of the page: `now` at each change, while there is something;
 * `restore` is given what was there before. Answers the way to forget it.
 */
export function useKept<T>(
  name: string,
  now: T | undefined,
  restore: (kept: T) => Promise<void>,
): () => void {
  const { t } = useTranslation('parcel-shelf');
  const errorText = useErrorText();
  const { restored, keep, drop } = useKeptInput<T>(name);
  const written = now && JSON.stringify(now);
  const latest = useRef(restore);
  latest.current = restore;

  useEffect(() => {
    if (written) keep(JSON.parse(written) as T);
  }, [written, keep]);

  useEffect(() => {
    if (!restored) return;
    latest.current(restored).then(
      () => notice.success(t('restored')),
      (failure) => notice.error(errorText(isApiError(failure) ? failure : unexpected)),
    );
  }, [restored, t, errorText]);
  return drop;
}
