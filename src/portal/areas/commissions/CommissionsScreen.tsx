import { useTranslation } from 'next-i18next/pages';
import { commissionEndpoints } from '@/contracts/admin-order/commission';
import { monthAfter } from '@/contracts/kit/fields/month';
import { useAddress } from '@/portal/kit/address/use-address';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { Select } from '@/portal/ui/fields/fields';
import { Panel } from '@/portal/ui/layout/Panel';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { CommissionSums } from './CommissionSums';
import styles from './Commissions.module.css';
import { Lines } from './Lines';
import { OwedTable } from './OwedTable';
import { owedCall } from './pages';

const monthsBack = 14;

/** What vendors owe for a month, the orders that prove it, and its settlement. */
export function CommissionsScreen() {
  const { t } = useTranslation(['commissions', 'common']);
  const { monthOf } = useDates();
  const can = usePermission();
  const { query, go } = useAddress();
  const read = useLiveReader(commissionEndpoints.owed, owedCall(query));
  useLive('orders', read.reload);
  const { answer } = read;
  const now = bangkokDay(Date.now()).slice(0, 7);
  const month = answer?.month ?? owedCall(query).query.month ?? monthAfter(now, -1);
  const chosen = answer?.owed.find(({ id }) => id === query.of);
  const offered = Array.from({ length: monthsBack }, (_, back) => monthAfter(now, -back));
  const months = offered.includes(month) ? offered : [...offered, month];
  return (
    <>
      <ScreenHeader title={t('title')} meta={`${t('month')} ${monthOf(month)}`}>
        {can('commissions:export') && (
          <DownloadButton
            endpoint={commissionEndpoints.download}
            call={{ query: { month } }}
            disabled={!answer?.owed.length}
          >
            {t('common:list.export')}
          </DownloadButton>
        )}
      </ScreenHeader>
      <div className={styles.month}>
        <Select
          aria-label={t('month')}
          value={month}
          onChange={({ target }) => go({ month: target.value, of: undefined })}
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {monthOf(one)}
            </option>
          ))}
        </Select>
      </div>
      {!answer && <Awaited read={read} rows={4} />}
      {answer && answer.owed.length === 0 && (
        <Panel title={t('empty', { month: monthOf(month) })}>{t('emptyLead')}</Panel>
      )}
      {answer && answer.owed.length > 0 && (
        <>
          {!answer.over && <p className={styles.soft}>{t('open')}</p>}
          <CommissionSums month={month} owed={answer.owed} />
          <OwedTable {...answer} chosen={chosen?.id} onSettled={read.reload} />
        </>
      )}
      {chosen && <Lines key={`${month} ${chosen.id}`} owed={chosen} month={month} />}
    </>
  );
}
