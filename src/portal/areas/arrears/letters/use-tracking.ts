import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { letterEndpoints } from '@/contracts/billing/arrears-letters';
import { thunkOf } from '@/portal/kit/calls/call-endpoint';
import { isApiError, unexpected } from '@/portal/kit/calls/reading';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { notice } from '@/portal/kit/page/notice';
import { useAppDispatch } from '@/portal/kit/page/store';

export interface Tracked {
  number: string;
  tracking: string;
}

/** Keeps the post's numbers as they are scanned: the next is typed while the one before is on its way. */
export function useTracking(onKept: () => void) {
  const { t } = useTranslation('arrears-letters');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  return useCallback(
    async (letters: Tracked[]): Promise<boolean> => {
      try {
        await dispatch(thunkOf(letterEndpoints.track)({ body: { letters } })).unwrap();
        if (letters.length > 1) notice.success(t('kept', { n: letters.length }));
        onKept();
        return true;
      } catch (refused) {
        const error = isApiError(refused) ? refused : unexpected;
        const field = Object.values(error.fields ?? {})[0];
        notice.error(field?.message ?? errorText(error));
        return false;
      }
    },
    [dispatch, errorText, onKept, t],
  );
}
