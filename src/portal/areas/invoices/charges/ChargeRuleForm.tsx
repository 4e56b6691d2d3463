import { Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  type ChargeRule,
  chargeRuleEndpoints,
  ruleDraft,
  ruleKinds,
} from '@/contracts/billing/charge-rule';
import { feeBases, feeRhythms, isFee } from '@/contracts/billing/fee';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { monthAfter } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import { unitEndpoints, unitKinds } from '@/contracts/master-data/residents/unit';
import { useReader } from '@/portal/kit/calls/use-reader';
import { AmountInput } from '@/portal/kit/form/fields/AmountInput';
import { Field } from '@/portal/kit/form/fields/Field';
import { Group, Pair } from '@/portal/kit/form/fields/Group';
import { SelectField } from '@/portal/kit/form/fields/SelectField';
import { SeveralSelect } from '@/portal/kit/form/fields/SeveralSelect';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { usePermission } from '@/portal/kit/page/permission';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { WhoPays } from './WhoPays';

/** A rule of every building has none, which is an empty text where it is kept. */
function BuildingSelect(props: {
  buildings: readonly string[];
  id?: string;
  value?: string;
  onChange?: (building: string) => void;
}) {
  const { buildings, id, value, onChange } = props;
  const { t } = useTranslation('charge-rules');
  return (
    <Select
      {...(id && { id })}
      allowClear
      placeholder={t('everyBuilding')}
      value={value || undefined}
      options={buildings.map((building) => ({ value: building, label: building }))}
      onChange={(building?: string) => onChange?.(building ?? '')}
    />
  );
}

const allUnits = { query: { limit: 1000 } };

/** Adds or edits what a group of units is charged, with who pays how much beside it. */
export function ChargeRuleForm(props: OpenForm<ChargeRule> & { onSaved: () => void }) {
  const { t } = useTranslation('charge-rules');
  const { monthOf } = useDates();
  const can = usePermission();
  const issuing = useReader(invoiceEndpoints.issuing, {}).answer;
  const buildings = useReader(unitEndpoints.sums, {}).answer?.buildings ?? [];
  const units = useReader(unitEndpoints.master, allUnits).answer?.rows ?? [];
  const next = issuing?.next ?? monthAfter(bangkokDay(Date.now()).slice(0, 7), 1);
  const first = props.record && props.record.from < next ? props.record.from : next;
  const months = Array.from({ length: 36 }, (_, at) => monthAfter(first, at)).map((value) => ({
    ...{ value, label: monthOf(value) },
  }));
  const kinds = can('invoices:approve') ? ruleKinds : ruleKinds.filter((kind) => !isFee(kind));
  const inMonths = (value?: string | null) => (value ? monthOf(value) : t('noEnd'));
  const unitOptions = units.map(({ id, number }) => ({ value: id, label: number }));
  const numbersOf = (ids: string[] = []) =>
    unitOptions
      .filter(({ value }) => ids.includes(value))
      .map(({ label }) => label)
      .join(', ');
  return (
    <RecordForm
      texts="charge-rules"
      {...props}
      schema={ruleDraft}
      initial={{
        ...{ kind: 'other', basis: 'unit', every: 'month', discount: '0' },
        ...{ from: next, unitIds: [] },
      }}
      endpoints={chargeRuleEndpoints}
      aside={<WhoPays id={props.record?.id} />}
      note={t('note')}
    >
      <Field name="name">
        <Input maxLength={100} autoFocus />
      </Field>
      <Pair>
        <SelectField name="kind" choices={kinds} />
        <SelectField name="basis" choices={feeBases} />
      </Pair>
      <Field name="amount">
        <AmountInput show={showBaht} />
      </Field>
      <Pair>
        <SelectField name="every" choices={feeRhythms} />
        <Field name="discount" read={(percent = '') => showDecimal(percent)}>
          <Input inputMode="decimal" maxLength={6} />
        </Field>
      </Pair>
      <Pair>
        <Field name="from" read={inMonths}>
          <Select options={months} />
        </Field>
        <Field name="until" read={inMonths}>
          <Select allowClear placeholder={t('noEnd')} options={months} />
        </Field>
      </Pair>
      <Group title={t('who')}>
        <Pair>
          <Field name="building">
            <BuildingSelect buildings={buildings} />
          </Field>
          <Field name="floor">
            <InputNumber style={{ width: '100%' }} placeholder={t('everyFloor')} />
          </Field>
        </Pair>
        <Field
          name="unitKind"
          read={(kind?: string | null) => (kind ? t(`values.unitKind.${kind}`) : t('everyKind'))}
        >
          <Select
            allowClear
            placeholder={t('everyKind')}
            options={unitKinds.map((value) => ({ value, label: t(`values.unitKind.${value}`) }))}
          />
        </Field>
        <Field name="unitIds" read={numbersOf}>
          <SeveralSelect placeholder={t('pickHint')} options={unitOptions} />
        </Field>
      </Group>
    </RecordForm>
  );
}
