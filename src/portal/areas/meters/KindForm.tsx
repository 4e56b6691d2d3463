import { Input } from 'antd';
import {
  type MeterKind,
  meterKindDraft,
  meterKindEndpoints,
  meterTypes,
} from '@/contracts/billing/meters/meter-kind';
import { Field } from '@/portal/kit/form/fields/Field';
import { Pair } from '@/portal/kit/form/fields/Group';
import { SelectField } from '@/portal/kit/form/fields/SelectField';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { bangkokDay } from '@/portal/kit/text/dates';
import { newRate, RatesInput } from './RatesInput';

/** Adds or edits what is metered, with what it costs from which month on. */
export function KindForm(props: OpenForm<MeterKind> & { onSaved: () => void }) {
  return (
    <RecordForm
      texts="meter-kinds"
      {...props}
      schema={meterKindDraft}
      initial={{
        ...{ type: 'water', decimals: 0 },
        rates: [newRate(bangkokDay(Date.now()).slice(0, 7))] as never,
      }}
      endpoints={meterKindEndpoints}
    >
      <Field name="name">
        <Input maxLength={60} autoFocus />
      </Field>
      <SelectField name="type" choices={meterTypes} />
      <Pair>
        <Field name="unitWord">
          <Input maxLength={20} />
        </Field>
        <Field name="decimals">
          <Input inputMode="numeric" maxLength={1} />
        </Field>
      </Pair>
      <Field name="rates">
        <RatesInput />
      </Field>
    </RecordForm>
  );
}
