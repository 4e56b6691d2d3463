import { RefreshCw } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { useAction } from '@/portal/kit/calls/use-action';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/actions/Button';
import type { Reloaded } from './ReloadResult';

const ReloadResult = dynamic(() => import('./ReloadResult').then((m) => m.ReloadResult), {
  ssr: false,
});

/** Fetches from the accounting source: one invoice by its id, all by the property's; says what changed. */
export function ReloadButton({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('invoices');
  const can = usePermission();
  const [told, setTold] = useState<Reloaded>();
  const [reload, running] = useAction(invoiceEndpoints.reload, {
    done: (reply) => {
      setTold(reply);
      onDone();
    },
  });
  if (!can('invoices:edit')) return null;
  return (
    <>
      <Button icon={<RefreshCw />} busy={running} onClick={() => void reload({ body: { id } })}>
        {t('reload')}
      </Button>
      {told && <ReloadResult told={told} onClose={() => setTold(undefined)} />}
    </>
  );
}
