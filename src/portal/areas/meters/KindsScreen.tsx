import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import {
  type MeterKind,
  meterKindColumns,
  meterKindEndpoints,
} from '@/contracts/billing/meters/meter-kind';
import { rateOf } from '@/contracts/billing/meters/tariff';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { showBaht } from '@/contracts/kit/fields/satang';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { bangkokDay } from '@/portal/kit/text/dates';
import { BackLink } from '@/portal/ui/actions/BackLink';

const KindForm = dynamic(() => import('./KindForm').then((m) => m.KindForm), { ssr: false });

const nameOf = ({ name }: MeterKind) => name;

/** What the property meters, with what each costs now. */
export function KindsScreen() {
  const { t } = useTranslation('meter-kinds');
  const records = useRecords(meterKindEndpoints);
  const written = ({ rates, unitWord }: MeterKind): string => {
    const rate = rateOf(rates, bangkokDay(Date.now()).slice(0, 7)) ?? rates.at(-1);
    if (!rate) return '–';
    const each = rate.steps.map(({ upTo, rate: baht }) =>
      upTo === null
        ? t('each', { rate: showDecimal(baht), unit: unitWord })
        : t('eachUpTo', { upTo: showDecimal(upTo), rate: showDecimal(baht) }),
    );
    const more = [
      rate.minimum > 0 && t('minimumOf', { amount: showBaht(rate.minimum) }),
      rate.fee > 0 && t('feeOf', { amount: showBaht(rate.fee) }),
      rate.vat && t('vatWord'),
    ].filter(Boolean);
    return [...each, ...more].join(' · ');
  };
  return (
    <>
      <BackLink href="/meters">{t('back')}</BackLink>
      <RecordsScreen
        records={records}
        texts="meter-kinds"
        columns={meterKindColumns}
        renders={{ rates: written }}
        nameOf={nameOf}
        Form={KindForm}
      >
        <ActiveFilter list={records.list} />
      </RecordsScreen>
    </>
  );
}
