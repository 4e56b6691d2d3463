import { useTranslation } from 'next-i18next/pages';
import type { Parcel } from '@/contracts/parcel/parcel';
import { reminderEndpoints } from '@/contracts/parcel/reminders';
import { useAction } from '@/portal/kit/calls/use-action';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/actions/Button';

/** Reminds the residents of the ticked parcels now; each parcel once a day, whoever asks. */
export function RemindChosen({ chosen, onDone }: { chosen: Parcel[]; onDone: () => void }) {
  const { t } = useTranslation('parcel-problems');
  const can = usePermission();
  const [run, running] = useAction(reminderEndpoints.remind, {
    done: ({ reminded }) => {
      const already = chosen.length - reminded;
      notice.success(t(already > 0 ? 'remind.some' : 'remind.done', { n: reminded, already }));
      onDone();
    },
  });
  if (!can('parcels:edit')) return null;
  return (
    <Button
      size="small"
      look="primary"
      disabled={running}
      onClick={() => run({ body: { ids: chosen.map(({ id }) => id) } })}
    >
      {t('remind.now', { n: chosen.length })}
    </Button>
  );
}
