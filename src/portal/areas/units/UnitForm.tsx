import { Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { showDecimal } from '@/contracts/kit/decimal';
import { type Unit, unitDraft, unitEndpoints, unitKinds } from '@/contracts/master-data/unit';
import { Field } from '@/portal/kit/form/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';

/** Adds or edits one unit. */
export function UnitForm(props: OpenForm<Unit> & { onSaved: () => void }) {
  const { t } = useTranslation('units');
  return (
    <RecordForm
      {...props}
      schema={unitDraft}
      initial={{ kind: 'residence', floor: 0 }}
      title={t(props.record ? 'edit' : 'add')}
      endpoints={unitEndpoints}
    >
      <Field name="number" label={t('number')}>
        <Input maxLength={40} autoFocus />
      </Field>
      <Field name="building" label={t('building')}>
        <Input maxLength={60} />
      </Field>
      <Field name="floor" label={t('floor')}>
        <InputNumber min={-10} max={200} precision={0} />
      </Field>
      <Field name="kind" label={t('kind')} read={(kind: string) => t(`kinds.${kind}`)}>
        <Select options={unitKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))} />
      </Field>
      <Field name="area" label={t('area')} read={showDecimal}>
        <Input inputMode="decimal" maxLength={20} />
      </Field>
      <Field name="ratio" label={t('ratio')} read={showDecimal}>
        <Input inputMode="decimal" maxLength={20} />
      </Field>
    </RecordForm>
  );
}
