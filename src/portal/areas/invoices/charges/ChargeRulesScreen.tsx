import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import {
  type ChargeRule,
  chargeRuleColumns,
  chargeRuleEndpoints,
} from '@/contracts/billing/charge-rule';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useDates } from '@/portal/kit/text/dates';
import { BackLink } from '@/portal/ui/actions/BackLink';

const ChargeRuleForm = dynamic(() => import('./ChargeRuleForm').then((m) => m.ChargeRuleForm), {
  ssr: false,
});

const nameOf = ({ name }: ChargeRule) => name;

/** What groups of units are charged besides fees and meters, from which month to which. */
export function ChargeRulesScreen() {
  const { t } = useTranslation('charge-rules');
  const { monthOf } = useDates();
  const records = useRecords(chargeRuleEndpoints);
  const groupOf = ({ unitIds, building, floor, unitKind }: ChargeRule) => {
    if (unitIds.length > 0) return t('picked', { n: unitIds.length });
    const parts = [
      building && t('inBuilding', { building }),
      floor !== null && t('onFloor', { floor }),
      unitKind && t(`values.unitKind.${unitKind}`),
    ].filter(Boolean);
    return parts.join(' · ') || t('everyone');
  };
  return (
    <>
      <BackLink href="/invoices/issue">{t('back')}</BackLink>
      <RecordsScreen
        records={records}
        texts="charge-rules"
        columns={chargeRuleColumns}
        renders={{
          building: groupOf,
          until: ({ until }) => (until ? monthOf(until) : t('noEnd')),
        }}
        nameOf={nameOf}
        Form={ChargeRuleForm}
      >
        <ActiveFilter list={records.list} />
      </RecordsScreen>
    </>
  );
}
