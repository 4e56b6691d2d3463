import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { type PropertyTime, timeEndpoints, weekdays } from '@/contracts/master-data/time';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { notice } from '@/portal/kit/page/notice';
import { Button } from '@/portal/ui/actions/Button';
import { Panel } from '@/portal/ui/layout/Panel';
import { SaveBar } from '@/portal/ui/layout/SaveBar';
import { HoursRow } from './HoursRow';
import { SlotFields } from './SlotFields';
import styles from './Time.module.css';

const { body: schema } = timeEndpoints.update.call.shape;

/** The week and the slots to edit; a save that comes too late is told and loses nothing typed. */
export function TimeForm({ latest, reload }: { latest: PropertyTime; reload: () => void }) {
  const { t } = useTranslation(['time', 'common']);
  const errorText = useErrorText();
  const [base, setBase] = useState(latest);
  const [stale, setStale] = useState<ApiError | null>(null);
  const { props, errorOf, saving, touched } = usePlainForm<typeof schema, PropertyTime>({
    schema,
    save: ({ body }) => callEndpoint(timeEndpoints.update, { body }),
    done: (saved) => {
      notice.success(t('common:form.saved'));
      setBase(saved);
      setStale(null);
      reload();
    },
    onRefused: (error) => {
      if (error.code !== 'STALE') return false;
      setStale(error);
      reload();
      return true;
    },
  });
  useEffect(() => {
    if (!touched.current) setBase(latest);
  }, [latest, touched]);

  function takeTheirs() {
    touched.current = false;
    setBase(latest);
    setStale(null);
  }
  const changed = () => {
    touched.current = true;
  };
  return (
    <>
      {stale && (
        <Panel
          role="alert"
          title={t('common:form.stale')}
          actions={<Button onClick={takeTheirs}>{t('common:conflict.giveUp')}</Button>}
        >
          {errorText(stale)}
        </Panel>
      )}
      {/* Another version's values come with inputs of their own. */}
      <form {...props} key={base.version} className={styles.form}>
        <input type="hidden" name="version" defaultValue={base.version} />
        <fieldset className={styles.section}>
          <legend>{t('hours')}</legend>
          <p className={styles.lead}>{t('hoursHint')}</p>
          {weekdays.map((day) => (
            <HoursRow
              key={day}
              title={t(`weekdays.${day}`)}
              name={`officeHours.${day}`}
              sides={{ opens: t('opens'), closes: t('closes') }}
              values={base.officeHours[day]}
              errorOf={errorOf}
            />
          ))}
        </fieldset>
        <SlotFields slots={base.bookingSlots} errorOf={errorOf} onChange={changed} />
        <SaveBar>
          <Button look="primary" type="submit" busy={saving}>
            {t('common:form.save')}
          </Button>
        </SaveBar>
      </form>
    </>
  );
}
