import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { readDay } from '@/contracts/kit/text/written-day';
import { useAddress } from '@/portal/kit/address/use-address';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Panel, SkeletonRows } from '@/portal/ui/layout/Panel';
import { PaperScreen } from '@/portal/ui/layout/PaperScreen';
import { LogSheet } from './LogSheet';
import { PastDay } from './PastDay';
import { useDailyLog } from './use-daily-log';

/** A day's log as it will be on paper; the person presses print. */
export function DailyLogScreen() {
  const { t } = useTranslation(['parcel-reports', 'common']);
  const errorText = useErrorText();
  const { date } = useDates();
  const { query, go } = useAddress();
  const day = readDay(query.day ?? '') ?? bangkokDay(Date.now());
  const { lines, error, reload } = useDailyLog(day);

  return (
    <PaperScreen
      label={t('log.tools')}
      tools={
        <>
          <h1>{t('log.title')}</h1>
          <PastDay
            label={t('files.day', { day: date(day) })}
            day={day}
            onDay={(chosen) => go({ day: chosen }, { replace: true })}
          />
          <Button look="primary" disabled={!lines?.length} onClick={() => window.print()}>
            {t('log.print')}
          </Button>
          {/* A new document: the shell that it leads to reads its menu there. */}
          <a href="/parcels/reports">{t('log.back')}</a>
        </>
      }
    >
      <Head>
        <title>{`${t('log.title')} ${date(day)} · Niti Portal`}</title>
      </Head>
      {error ? (
        <Panel
          role="alert"
          title={t('common:list.failed')}
          actions={<Button onClick={reload}>{t('common:list.retry')}</Button>}
        >
          {errorText(error)}
        </Panel>
      ) : !lines ? (
        <SkeletonRows label={t('common:list.loading')} />
      ) : lines.length === 0 ? (
        <Panel title={t('log.none')} />
      ) : (
        <LogSheet day={day} lines={lines} />
      )}
    </PaperScreen>
  );
}
