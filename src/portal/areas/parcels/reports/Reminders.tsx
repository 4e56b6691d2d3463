import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { reminderEndpoints } from '@/contracts/parcel/reminders';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Reports.module.css';

/** How many residents were reminded of today, when the next ones will be, and the way not to wait. */
export function Reminders() {
  const { t } = useTranslation('parcel-reports');
  const { time } = useDates();
  const can = usePermission();
  const confirm = useConfirm();
  const read = useReader(reminderEndpoints.state, {});
  const { answer, reload } = read;
  useLive('parcels', reload);
  const [remindNow, reminding] = useAction(reminderEndpoints.remind, {
    done: ({ reminded }) => {
      notice.success(t('remind.done', { n: reminded }));
      reload();
    },
  });
  if (!answer) return <Awaited read={read} rows={2} />;
  async function ask() {
    const question = { ask: t('remind.ask', { n: due }), yes: t('remind.now', { n: due }) };
    if (await confirm(question)) void remindNow({ body: {} });
  }
  const { today, due, afterDays, nextAt, holiday, letters } = answer;
  return (
    <section className={styles.section} aria-labelledby="reminders">
      <h2 id="reminders">{t('remind.title')}</h2>
      <p>
        <b>{t('remind.today', { n: today })}</b>{' '}
        {holiday ? t('remind.holiday') : t('remind.next', { at: time(nextAt), n: due })}
      </p>
      {letters.waiting > 0 && <p>{t('remind.lettersWaiting', { n: letters.waiting })}</p>}
      {letters.failed > 0 && (
        <p className={styles.failed}>{t('remind.lettersFailed', { n: letters.failed })}</p>
      )}
      <p className={styles.lead}>
        {t('remind.after', { n: afterDays })}{' '}
        {can('property-settings:edit') && (
          <Link href="/property-setting">{t('remind.settings')}</Link>
        )}
      </p>
      {can('parcels:edit') && (
        <p className={styles.buttons}>
          <Button busy={reminding} disabled={due === 0} onClick={ask}>
            {t('remind.now', { n: due })}
          </Button>
        </p>
      )}
    </section>
  );
}
