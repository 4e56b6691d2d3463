import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import {
  type CommissionLine,
  commissionEndpoints,
  type Owed,
} from '@/contracts/admin-order/commission';
import { showBaht, showPercent } from '@/contracts/kit/fields/satang';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { RowLink } from '@/portal/kit/list/RowLink';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { Name } from '@/portal/ui/words/Name';
import styles from './Commissions.module.css';

/** The orders that a vendor's sum is made of, each with its rate; and the statement of them. */
export function Lines({ owed, month }: { owed: Owed; month: string }) {
  const { t } = useTranslation('commissions');
  const { moment, monthOf } = useDates();
  const can = usePermission();
  const { propertyId, vendorId, vendorName } = owed;
  const call = { query: { month, propertyId, vendorId } };
  const read = useLiveReader(commissionEndpoints.lines, call);
  useLive('orders', read.reload);
  const frame = useRef<HTMLElement>(null);
  // On a phone they stand below all that was pressed.
  useEffect(() => {
    // Newer browsers answer with a promise, which is nothing to clean up by.
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const columns: Column<CommissionLine>[] = [
    {
      key: 'number',
      title: t('order'),
      render: ({ id, number }) => <RowLink href={`/orders/${id}`}>{`#${number}`}</RowLink>,
    },
    { key: 'doneAt', title: t('doneAt'), render: ({ doneAt }) => moment(doneAt) },
    { key: 'serviceTh', title: t('service'), render: ({ serviceTh }) => serviceTh },
    {
      key: 'customerName',
      title: t('customer'),
      render: ({ customerName }) => <Name>{customerName}</Name>,
    },
    {
      ...{ key: 'gross', title: t('gross'), align: 'end' },
      render: ({ grossSatang }) => showBaht(grossSatang),
    },
    {
      ...{ key: 'rate', title: t('rate'), align: 'end' },
      render: ({ basisPoints }) =>
        basisPoints === null ? t('noRate') : `${showPercent(basisPoints)}%`,
    },
    {
      ...{ key: 'commission', title: t('commission'), align: 'end' },
      render: ({ commissionSatang }) => showBaht(commissionSatang),
    },
  ];
  const name = t('linesOf', { name: vendorName, month: monthOf(month) });
  return (
    <section ref={frame} className={styles.lines} aria-label={name}>
      <header>
        <h2>{name}</h2>
        {can('commissions:export') && (
          <div className={styles.tools}>
            <DownloadButton endpoint={commissionEndpoints.xlsx} call={call}>
              {t('xlsx')}
            </DownloadButton>
            <DownloadButton endpoint={commissionEndpoints.pdf} call={call}>
              {t('pdf')}
            </DownloadButton>
          </div>
        )}
      </header>
      {read.answer ? (
        <DataTable label={name} columns={columns} rows={read.answer} />
      ) : (
        <Awaited read={read} rows={3} />
      )}
    </section>
  );
}
