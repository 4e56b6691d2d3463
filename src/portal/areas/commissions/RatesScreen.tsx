import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type CommissionRate,
  commissionRateColumns,
  commissionRateEndpoints,
} from '@/contracts/admin-order/commission';
import { showPercent } from '@/contracts/kit/fields/satang';
import { useReader } from '@/portal/kit/calls/use-reader';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useDates } from '@/portal/kit/text/dates';
import { useLanguage } from '@/portal/kit/text/language';
import { nameIn } from '@/portal/kit/text/name-in';

const RateForm = dynamic(() => import('./RateForm').then((m) => m.RateForm), { ssr: false });

/** What part of each service's price is owed, and from when. */
export function RatesScreen() {
  const { t } = useTranslation(['commission-rates', 'content']);
  const { monthOf } = useDates();
  const language = useLanguage();
  const records = useRecords(commissionRateEndpoints);
  const services = useReader(commissionRateEndpoints.services, {}).answer ?? [];
  const renders = useMemo(
    () => ({
      basisPoints: ({ basisPoints }: CommissionRate) => `${showPercent(basisPoints)}%`,
      toMonth: ({ toMonth }: CommissionRate) => (toMonth ? monthOf(toMonth) : t('onwards')),
    }),
    [t, monthOf],
  );
  return (
    <div data-wide="form">
      <RecordsScreen
        records={records}
        texts="commission-rates"
        columns={commissionRateColumns}
        renders={renders}
        nameOf={({ serviceTh, fromMonth }) => `${serviceTh} · ${monthOf(fromMonth)}`}
        Form={RateForm}
      >
        <FilterSelect
          list={records.list}
          name="serviceId"
          label={t('serviceTh')}
          options={services.map((one) => ({ value: one.id, label: nameIn(one, language) }))}
        />
      </RecordsScreen>
    </div>
  );
}
