import { useTranslation } from 'next-i18next/pages';
import type { CallOf } from '@/contracts/kit/endpoint';
import type { Parcel } from '@/contracts/parcel/parcel';
import type { reminderEndpoints } from '@/contracts/parcel/reminders';
import { remind } from '@/portal/areas/parcels/reports/readers';
import { notice } from '@/portal/kit/notice';
import { usePermission } from '@/portal/kit/permission';
import { useAction } from '@/portal/kit/use-action';
import { Button } from '@/portal/ui/Button';
import styles from './Problems.module.css';

/** Reminds the residents of the ticked parcels now; each parcel once a day, whoever asks. */
export function RemindChosen({ chosen, onDone }: { chosen: Parcel[]; onDone: () => void }) {
  const { t } = useTranslation('parcel-problems');
  const can = usePermission();
  const [run, running] = useAction<CallOf<typeof reminderEndpoints.remind>, { reminded: number }>(
    remind,
    {
      done: ({ reminded }) => {
        const already = chosen.length - reminded;
        notice.success(t(already > 0 ? 'remind.some' : 'remind.done', { n: reminded, already }));
        onDone();
      },
    },
  );
  if (!can('parcels:edit') || chosen.length === 0) return null;
  return (
    <section className={styles.chosen} aria-label={t('remind.chosen')}>
      <Button
        look="primary"
        busy={running}
        onClick={() => run({ body: { ids: chosen.map(({ id }) => id) } })}
      >
        {t('remind.now', { n: chosen.length })}
      </Button>
    </section>
  );
}
