import { FileUp } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type PropertyTime, timeEndpoints, weekdays } from '@/contracts/master-data/time';
import { writeHours } from '@/contracts/parcel/booking-slots';
import { useReader } from '@/portal/kit/calls/use-reader';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import styles from './Time.module.css';
import { TimeForm } from './TimeForm';

const BringHours = dynamic(() => import('./BringHours').then((m) => m.BringHours), {
  ssr: false,
});

/** When the office is open, and when residents come for what they booked. */
export function TimeScreen() {
  const { t } = useTranslation('time');
  const mayEdit = usePermission()('time:edit');
  const { moment } = useDates();
  const read = useReader(timeEndpoints.get, {});
  const { answer, reload } = read;
  useLive('time', reload);
  const [bringing, setBringing] = useState(false);
  const close = () => setBringing(false);
  return (
    <>
      <ScreenHeader title={t('title')}>
        <DownloadButton endpoint={timeEndpoints.template} call={{}}>
          {t('template')}
        </DownloadButton>
        {mayEdit && (
          <Button icon={<FileUp aria-hidden="true" />} onClick={() => setBringing(true)}>
            {t('sheet.bring')}
          </Button>
        )}
      </ScreenHeader>
      {bringing && (
        <BringHours
          onClose={close}
          onSaved={() => {
            close();
            reload();
          }}
        />
      )}
      <p className={styles.lead}>{t('lead')}</p>
      {!answer && <Awaited read={read} rows={8} />}
      {answer && mayEdit && <TimeForm latest={answer} reload={reload} />}
      {answer && !mayEdit && <TimeFacts time={answer} />}
      {answer?.updatedAt && (
        <p className={styles.lead}>
          {t('updated', { at: moment(answer.updatedAt), by: answer.updatedBy })}
        </p>
      )}
    </>
  );
}

/** The same for whoever may only read it. */
function TimeFacts({ time: { officeHours, bookingSlots } }: { time: PropertyTime }) {
  const { t } = useTranslation('time');
  return (
    <div className={styles.form}>
      <Section title={t('hours')}>
        <FactList
          facts={weekdays.map((day) => {
            const { opens, closes } = officeHours[day];
            return [t(`weekdays.${day}`), opens ? `${opens}–${closes}` : t('closed')];
          })}
        />
      </Section>
      <Section title={t('slots')}>
        <FactList
          facts={bookingSlots.map((slot, at) => [t('slotN', { n: at + 1 }), writeHours(slot)])}
        />
      </Section>
    </div>
  );
}
