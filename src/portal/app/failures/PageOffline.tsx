import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useAway } from '@/portal/app/live/use-away';
import { Button } from '@/portal/ui/actions/Button';
import { StatusMessage } from '@/portal/ui/words/StatusMessage';

/** In place of a page whose script could not be loaded; opens it once it can be. */
export function PageOffline({ address, onStay }: { address: string; onStay: () => void }) {
  const { t } = useTranslation('common');
  const away = useAway();
  useEffect(() => {
    // A new document: Next remembers that the page's script failed.
    if (!away) window.location.assign(address);
  }, [away, address]);
  return (
    <StatusMessage title={t('status.offline')} lead={t('status.offlineLead')}>
      <Button look="primary" onClick={onStay}>
        {t('status.stay')}
      </Button>
    </StatusMessage>
  );
}
