import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/portal/ui/actions/Button';
import { StatusMessage } from '@/portal/ui/words/StatusMessage';

/** In place of a screen whose script failed. */
export function ScreenFailed() {
  const { t } = useTranslation('common');
  return (
    <StatusMessage
      title={t('status.broken')}
      lead={t('status.brokenLead')}
      action={{ href: '/', label: t('status.home') }}
    >
      <Button look="primary" onClick={() => window.location.reload()}>
        {t('status.reload')}
      </Button>
    </StatusMessage>
  );
}
