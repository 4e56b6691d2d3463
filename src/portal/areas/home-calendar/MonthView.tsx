import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useRef } from 'react';
import {
  calendarEndpoints,
  type Entry,
  type MonthPage,
} from '@/contracts/master-data/content/home-calendar';
import { useAddress } from '@/portal/kit/address/use-address';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useEditing } from '@/portal/kit/form/use-editing';
import { usePermission } from '@/portal/kit/page/permission';
import { ReadFailed } from '@/portal/kit/page/ReadFailed';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Agenda } from './Agenda';
import { askedDay, monthCall, plusMonths } from './asked-day';
import styles from './HomeCalendar.module.css';
import { MonthGrid } from './MonthGrid';

const EntryForm = dynamic(() => import('./EntryForm').then((m) => m.EntryForm), { ssr: false });
/** Of a month that could not be read nothing is shown. */
const nothing: Pick<MonthPage, 'entries' | 'occurrences' | 'holidays'> = {
  ...{ entries: [], occurrences: [], holidays: [] },
};

/** A month with its days off, and what there is on the chosen day. */
export function MonthView({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('home-calendar');
  const { month } = useDates();
  const can = usePermission();
  const { query, go } = useAddress();
  const day = askedDay(query);
  const { answer, reading, reload } = useLiveReader(calendarEndpoints.month, monthCall(day));
  const editing = useEditing<Entry>(calendarEndpoints.list.path);
  // The last month stays under the next one's days until that is here.
  const shown = useRef<typeof nothing>(nothing);
  if (answer) shown.current = answer;
  const page = reading.status === 'failed' ? nothing : shown.current;
  const choose = (day: string) => go({ day }, { replace: true });
  const add = can('calendar:create') && (
    <Button look="primary" icon={<Plus />} onClick={() => editing.open('new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <ScreenHeader title={t('title')}>{add}</ScreenHeader>
      {tabs}
      <div className={styles.months}>
        <Button
          look="bare"
          aria-label={t('before')}
          icon={<ChevronLeft />}
          onClick={() => choose(plusMonths(day, -1))}
        />
        <h2 aria-live="polite">{month(day)}</h2>
        <Button
          look="bare"
          aria-label={t('after')}
          icon={<ChevronRight />}
          onClick={() => choose(plusMonths(day, 1))}
        />
        <Button onClick={() => choose(bangkokDay(Date.now()))}>{t('today')}</Button>
      </div>
      {reading.status === 'failed' && <ReadFailed error={reading.error} onRetry={reload} />}
      <div className={styles.halves}>
        <MonthGrid day={day} page={page} onChoose={choose} />
        <Agenda day={day} page={page} onChoose={choose} onEdit={editing.open} onChanged={reload} />
      </div>
      {editing.form && (
        <EntryForm
          {...editing.form}
          day={day}
          onSaved={() => {
            editing.close();
            reload();
          }}
        />
      )}
    </>
  );
}
