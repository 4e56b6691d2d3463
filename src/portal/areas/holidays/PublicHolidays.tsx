import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { holidayEndpoints } from '@/contracts/master-data/holiday';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { useDates } from '@/portal/kit/text/dates';
import { useLanguage } from '@/portal/kit/text/language';
import { Button } from '@/portal/ui/actions/Button';
import { Panel, SkeletonRows } from '@/portal/ui/layout/Panel';
import { Tag } from '@/portal/ui/words/Tag';
import { AddDays } from './AddDays';
import area from './Holidays.module.css';
import styles from './PublicHolidays.module.css';

/**
 * Offers a year's Thai public holidays, without a year those to come: what the property does not keep yet is ticked.
 */
export function PublicHolidays(props: {
  year: number | undefined;
  onAdded: () => void;
  onClose: () => void;
}) {
  const { year, onAdded, onClose } = props;
  const { t } = useTranslation(['holidays', 'common']);
  const { date, year: inEra } = useDates();
  const thai = useLanguage() === 'th';
  const errorText = useErrorText();
  const {
    answer = [],
    reading,
    reload,
  } = useReader(holidayEndpoints.publicDays, { query: { year } });
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set());
  const chosen = answer.filter(({ day, kept }) => !kept && !unwanted.has(day));
  const toggle = (day: string) => {
    const next = new Set(unwanted);
    if (!next.delete(day)) next.add(day);
    setUnwanted(next);
  };
  const drafts = chosen.map(({ day, nameTh, nameEn }) => ({ day, nameTh, nameEn }));
  return (
    <Dialog
      title={year ? t('publicOf', { year: inEra(year) }) : t('publicComing')}
      onClose={onClose}
    >
      <p className={area.lead}>{t('publicLead')}</p>
      {reading.status === 'failed' && (
        <Panel
          role="alert"
          title={t('common:list.failed')}
          actions={<Button onClick={reload}>{t('common:list.retry')}</Button>}
        >
          {errorText(reading.error)}
        </Panel>
      )}
      {answer.length === 0 && reading.status !== 'failed' && (
        <SkeletonRows label={t('common:list.loading')} />
      )}
      <ul className={styles.days}>
        {answer.map(({ day, nameTh, nameEn, kept }) => (
          <li key={day}>
            <label>
              <input
                type="checkbox"
                checked={kept || !unwanted.has(day)}
                disabled={kept}
                onChange={() => toggle(day)}
              />
              <span className={styles.day}>{date(day)}</span>
              <span>{thai ? nameTh : nameEn}</span>
              {kept && <Tag tone="off">{t('kept')}</Tag>}
            </label>
          </li>
        ))}
      </ul>
      <DialogFoot onCancel={onClose}>
        {answer.length > 0 && <AddDays days={drafts} onAdded={onAdded} />}
      </DialogFoot>
    </Dialog>
  );
}
