import { CalendarPlus, FileUp, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { Fragment, useState } from 'react';
import { type Holiday, holidayEndpoints } from '@/contracts/master-data/holiday';
import { useReader } from '@/portal/kit/calls/use-reader';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { useEditing } from '@/portal/kit/form/use-editing';
import { FilterBar } from '@/portal/kit/list/FilterBar';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { useList } from '@/portal/kit/list/use-list';
import { useLive } from '@/portal/kit/live/live';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { usePermission } from '@/portal/kit/page/permission';
import { deedsColumn } from '@/portal/kit/records/deeds-column';
import { bangkokDay, daysSince, useDates } from '@/portal/kit/text/dates';
import { useLanguage } from '@/portal/kit/text/language';
import { Button } from '@/portal/ui/actions/Button';
import { Panel } from '@/portal/ui/layout/Panel';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { HolidayActions } from './HolidayActions';
import styles from './Holidays.module.css';
import { holidayQuery } from './list-query';
import { YearChoice } from './YearChoice';

const HolidayForm = dynamic(() => import('./HolidayForm').then((m) => m.HolidayForm), {
  ssr: false,
});
const PublicHolidays = dynamic(() => import('./PublicHolidays').then((m) => m.PublicHolidays), {
  ssr: false,
});

const ImportHolidays = dynamic(() => import('./ImportHolidays').then((m) => m.ImportHolidays), {
  ssr: false,
});

/** The days of a year on which the office rests. */
export function HolidaysScreen() {
  const { t } = useTranslation(['holidays', 'common']);
  const can = usePermission();
  const { brief, date, weekday, year: inEra } = useDates();
  const list = useList(holidayEndpoints.list, holidayQuery);
  const years = useReader(holidayEndpoints.years, {});
  const shared = useReader(holidayEndpoints.projects, { query: { year: list.query.year } });
  const name = useLanguage() === 'th' ? 'nameTh' : 'nameEn';
  const [open, setOpen] = useState<'public' | 'import' | null>(null);
  const [withPast, setWithPast] = useState(false);
  const editing = useEditing<Holiday>('holidays');
  const { year } = list.query;
  // The one that everybody sees in the bar above needs no line.
  const places = shared.answer && shared.answer.length > 1 ? shared.answer : [];
  const reload = () => {
    list.reload();
    years.reload();
    shared.reload();
  };
  useLive('holidays', reload);
  const close = () => setOpen(null);
  const added = () => {
    close();
    reload();
  };

  const { rows = [] } = list;
  const today = bangkokDay(Date.now());
  const coming = rows.filter(({ day }) => day >= today);
  // Of a year that is over, or whose days are all to come, nothing is folded.
  const past = coming.length > 0 ? rows.length - coming.length : 0;
  const shown = past > 0 && !withPast ? { ...list, rows: coming, total: coming.length } : list;
  const next = coming.reduce<Holiday | undefined>(
    (first, one) => (first && first.day <= one.day ? first : one),
    undefined,
  );
  const isThisYear = year === Number(today.slice(0, 4));
  const meta = next && isThisYear && (
    <>
      {t('next', {
        name: next[name] || next.nameTh,
        day: `${weekday(next.day)} ${brief(next.day)}`,
      })}{' '}
      {next.day === today
        ? t('isToday')
        : t('common:due.left.days', { n: -daysSince(`${next.day}T00:00:00+07:00`) })}
    </>
  );

  const mayAdd = can('holidays:create');
  const add = mayAdd && (
    <Button look="primary" icon={<Plus />} onClick={() => editing.open('new')}>
      {t('add')}
    </Button>
  );
  const offer = mayAdd && (
    <Button icon={<CalendarPlus />} onClick={() => setOpen('public')}>
      {t('public')}
    </Button>
  );
  const none = list.rows?.length === 0 && !list.stale && list.reading.status !== 'failed';

  return (
    <>
      <ScreenHeader title={t('title')} meta={meta}>
        {add}
        <MoreMenu>
          {offer}
          {mayAdd && (
            <Button icon={<FileUp />} onClick={() => setOpen('import')}>
              {t('import')}
            </Button>
          )}
          <DownloadButton endpoint={holidayEndpoints.template} call={{ query: { year } }}>
            {t('template')}
          </DownloadButton>
        </MoreMenu>
      </ScreenHeader>
      <p className={styles.lead}>
        {t('lead')}
        {places.map(({ id, days, ...names }) => (
          <Fragment key={id}>
            <br />
            {t('of', { name: names[name], n: days })}
          </Fragment>
        ))}
      </p>
      <FilterBar list={list}>
        <YearChoice
          years={years.answer ?? []}
          year={year}
          onChoose={(chosen) => list.ask({ year: chosen })}
        />
      </FilterBar>
      {past > 0 && (
        <Button look="link" aria-expanded={withPast} onClick={() => setWithPast(!withPast)}>
          {t(withPast ? 'foldPast' : 'showPast', { n: past })}
        </Button>
      )}
      {none ? (
        <Panel title={t('empty', { year: inEra(year) })} actions={offer}>
          {t('emptyLead')}
        </Panel>
      ) : (
        <ResourceTable
          list={shown}
          label={t('title')}
          empty={{ title: t('empty', { year: inEra(year) }) }}
          columns={[
            {
              key: 'nameTh',
              title: t('nameTh'),
              sort: 'name',
              card: 'title',
              fixed: true,
              render: (row) => (
                <b className={row.day < today ? styles.past : undefined}>{row.nameTh}</b>
              ),
              under: (row) => row.nameEn,
            },
            {
              key: 'day',
              title: t('day'),
              sort: 'day',
              width: 200,
              rank: 1,
              card: 'figure',
              calm: true,
              render: (row) => brief(row.day),
              under: (row) => weekday(row.day),
            },
            {
              ...deedsColumn,
              shown: can('holidays:edit') || can('holidays:delete'),
              render: (row) => (
                <HolidayActions
                  row={row}
                  lost={t('lost', { name: row.nameTh, day: date(row.day) })}
                  onEdit={() => editing.open(row)}
                  onRemoved={reload}
                />
              ),
            },
          ]}
        />
      )}
      {editing.form && (
        <HolidayForm
          {...editing.form}
          onSaved={() => {
            editing.close();
            reload();
          }}
        />
      )}
      {open === 'public' && (
        <PublicHolidays year={isThisYear ? undefined : year} onClose={close} onAdded={added} />
      )}
      {open === 'import' && <ImportHolidays onClose={close} onAdded={added} />}
    </>
  );
}
