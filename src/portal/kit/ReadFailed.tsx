import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/contracts/kit/errors';
import { useErrorText } from '@/portal/kit/use-error-text';
import { Button } from '@/portal/ui/Button';
import { Panel } from '@/portal/ui/Panel';

/** Says that a read failed and why, with the way to try again. */
export function ReadFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  return (
    <Panel
      role="alert"
      title={t('list.failed')}
      actions={<Button onClick={onRetry}>{t('list.retry')}</Button>}
    >
      {errorText(error)}
    </Panel>
  );
}
