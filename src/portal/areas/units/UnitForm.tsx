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
      texts="units"
      {...props}
      schema={unitDraft}
      initial={{ kind: 'residence', floor: 0 }}
      endpoints={unitEndpoints}
    >
      <Field name="number">
        <Input maxLength={40} autoFocus />
      </Field>
      <Field name="building">
        <Input maxLength={60} />
      </Field>
      <Field name="floor">
        <InputNumber min={-10} max={200} precision={0} />
      </Field>
      <Field name="kind" read={(kind: string) => t(`kinds.${kind}`)}>
        <Select options={unitKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))} />
      </Field>
      <Field name="area" read={showDecimal}>
        <Input inputMode="decimal" maxLength={20} />
      </Field>
      <Field name="ratio" read={showDecimal}>
        <Input inputMode="decimal" maxLength={20} />
      </Field>
    </RecordForm>
  );
}
