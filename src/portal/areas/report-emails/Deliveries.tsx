import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type ReportDelivery,
  reportDeliveryColumns,
  reportDeliveryEndpoints,
} from '@/contracts/master-data/report-delivery';
import type { ReportEmail } from '@/contracts/master-data/report-email';
import { CallButton } from '@/portal/kit/calls/CallButton';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { useList } from '@/portal/kit/list/use-list';
import { useLive } from '@/portal/kit/live/live';
import { notice } from '@/portal/kit/page/notice';
import { verbColumn } from '@/portal/kit/records/deeds-column';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { useColumns } from '@/portal/kit/records/use-columns';
import { useDates } from '@/portal/kit/text/dates';
import { Section } from '@/portal/ui/layout/Section';
import { paramsIn } from './pages';

const mayGoAgain: readonly ReportDelivery['state'][] = ['bounced', 'failed', 'unclear'];
const kept = ['NO_ANSWER', 'UNWRITTEN'];

/** What was sent to a receiver, what was not and why, with its files. */
export function Deliveries({ receiver, maySee }: { receiver: ReportEmail; maySee: boolean }) {
  const { t } = useTranslation('report-emails');
  const dates = useDates();
  const params = paramsIn(useRouter().query);
  const list = useList(reportDeliveryEndpoints.list, undefined, params);
  useLive('report-emails', list.reload);

  const renders = useMemo(() => {
    const why = ({ state, failure, nextAt }: ReportDelivery) => {
      if (state === 'unclear') return t('failures.unclear');
      const said = kept.includes(failure) ? t(`failures.${failure}`) : failure;
      return [said, nextAt && t('failures.again', { at: dates.when(nextAt) })]
        .filter(Boolean)
        .join(' · ');
    };
    return {
      from: ({ from, to }: ReportDelivery) =>
        from === to ? dates.date(from) : dates.span(from, to),
      failure: (row: ReportDelivery) => why(row) || '–',
    };
  }, [t, dates]);
  const columns = useColumns<ReportDelivery>('report-emails', reportDeliveryColumns, { renders });

  const deeds = (row: ReportDelivery) => {
    const call = { params: { id: row.id } };
    const name = dates.date(row.from);
    const again = maySee && receiver.active && mayGoAgain.includes(row.state) && (
      <CallButton
        endpoint={reportDeliveryEndpoints.again}
        call={call}
        look="verb"
        name={name}
        onDone={() => {
          notice.success(t('againSoon'));
          list.reload();
        }}
      >
        {t('again')}
      </CallButton>
    );
    return (
      <RowDeeds name={name} verb={again || undefined}>
        {maySee && row.hasFile && (
          <>
            <DownloadButton endpoint={reportDeliveryEndpoints.file} call={call}>
              {t('file')}
            </DownloadButton>
            {row.hasPaper && (
              <DownloadButton endpoint={reportDeliveryEndpoints.paper} call={call}>
                {t('paper')}
              </DownloadButton>
            )}
          </>
        )}
      </RowDeeds>
    );
  };
  return (
    <Section title={t('deliveries')}>
      <ResourceTable
        list={list}
        label={t('deliveries')}
        columns={[...columns, { ...verbColumn, render: deeds }]}
        empty={{ title: t('noDeliveries'), lead: t('noDeliveriesLead') }}
      />
    </Section>
  );
}
