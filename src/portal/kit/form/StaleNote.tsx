import { Alert, Button } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/contracts/kit/errors';
import { useErrorText } from '@/portal/kit/calls/use-error-text';

interface Props {
  error: ApiError;
  onTakeTheirs: (() => void) | undefined;
}

/** Says who changed the record meanwhile, with the way to see what they saved. */
export function StaleNote({ error, onTakeTheirs }: Props) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  return (
    <Alert
      type="warning"
      showIcon
      title={t('form.stale')}
      description={errorText(error)}
      action={
        onTakeTheirs && (
          <Button size="small" onClick={onTakeTheirs}>
            {t('form.theirs')}
          </Button>
        )
      }
    />
  );
}
