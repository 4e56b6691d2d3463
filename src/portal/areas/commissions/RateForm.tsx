import { Input, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  type CommissionRate,
  commissionRateDraft,
  commissionRateEndpoints,
} from '@/contracts/admin-order/commission';
import { monthAfter } from '@/contracts/kit/fields/month';
import { showPercent } from '@/contracts/kit/fields/satang';
import { useReader } from '@/portal/kit/calls/use-reader';
import { AmountInput } from '@/portal/kit/form/fields/AmountInput';
import { Field } from '@/portal/kit/form/fields/Field';
import { OptionField } from '@/portal/kit/form/fields/OptionField';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { useLanguage } from '@/portal/kit/text/language';
import { nameIn } from '@/portal/kit/text/name-in';

const thisMonth = () => bangkokDay(Date.now()).slice(0, 7);
const yearAround = Array.from({ length: 37 }, (_, at) => monthAfter(thisMonth(), at - 18));
const inPercent = (value: string | number) =>
  typeof value === 'number' ? showPercent(value) : value;

/** Says what part of a service's price is owed, from one month and up to another. */
export function RateForm(props: OpenForm<CommissionRate> & { onSaved: () => void }) {
  const { t } = useTranslation('commission-rates');
  const { monthOf } = useDates();
  const language = useLanguage();
  const services = useReader(commissionRateEndpoints.services, {}).answer ?? [];
  const { fromMonth = '', toMonth } = props.record ?? {};
  const offered = [...new Set([...yearAround, fromMonth, toMonth ?? ''])].filter(Boolean).sort();
  const months = offered.map((month) => ({ value: month, label: monthOf(month) }));
  const said = (month?: string | null) => (month ? monthOf(month) : t('onwards'));
  return (
    <RecordForm
      texts="commission-rates"
      {...props}
      schema={commissionRateDraft}
      initial={{ fromMonth: thisMonth(), toMonth: '' }}
      endpoints={commissionRateEndpoints}
    >
      <OptionField
        name="serviceId"
        label={t('serviceTh')}
        options={services.map((one) => ({ value: one.id, label: nameIn(one, language) }))}
      />
      <Field name="basisPoints" read={inPercent}>
        <AmountInput show={showPercent} />
      </Field>
      <Field name="fromMonth" read={said}>
        <Select options={months} />
      </Field>
      <Field name="toMonth" read={said}>
        <LastMonth options={[{ value: '', label: t('onwards') }, ...months]} />
      </Field>
      <Field name="note">
        <Input maxLength={300} />
      </Field>
    </RecordForm>
  );
}

/** Without a last month it holds on. */
function LastMonth(props: {
  /** Given by the form, as the next. */
  id?: string;
  value?: string | null;
  onChange?: (next: string) => void;
  options: { value: string; label: string }[];
}) {
  return <Select {...props} value={props.value ?? ''} />;
}
