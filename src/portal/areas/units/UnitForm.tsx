import { Form, Input, InputNumber } from 'antd';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import {
  type Unit,
  unitDraft,
  unitEndpoints,
  unitKinds,
} from '@/contracts/master-data/residents/unit';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Field } from '@/portal/kit/form/fields/Field';
import { Pair } from '@/portal/kit/form/fields/Group';
import { SelectField } from '@/portal/kit/form/fields/SelectField';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { usePerson } from '@/portal/kit/page/person';
import { AreaInput } from './AreaInput';

/** A field that goes along unseen. */
const Kept = ({ name }: { name: 'floor' | 'ratio' }) => (
  <Form.Item name={name} hidden>
    <span />
  </Form.Item>
);

/** Adds or edits one unit. */
export function UnitForm(props: OpenForm<Unit> & { onSaved: () => void }) {
  const { isVillage } = usePerson();
  const sums = useReader(unitEndpoints.sums, {});
  // A house stands on no floor, and shares are a condominium's: what is kept of them stays, a village that has any sees both.
  const hidden = isVillage && Number(sums.answer?.ratio ?? 0) === 0;
  const areaField = (
    <Field name="area" read={showDecimal}>
      <AreaInput />
    </Field>
  );
  return (
    <RecordForm
      texts="units"
      {...props}
      schema={unitDraft}
      initial={
        isVillage ? { kind: 'house', floor: 0, ratio: '0' } : { kind: 'residence', floor: 0 }
      }
      endpoints={unitEndpoints}
    >
      <Pair>
        <Field name="number">
          <Input maxLength={40} autoFocus />
        </Field>
        <Field name="building">
          <Input maxLength={60} />
        </Field>
      </Pair>
      <Pair>
        {hidden ? (
          <Kept name="floor" />
        ) : (
          <Field name="floor">
            <InputNumber min={-10} max={200} precision={0} />
          </Field>
        )}
        <SelectField name="kind" choices={unitKinds} words="kinds" />
        {hidden && areaField}
      </Pair>
      {hidden ? (
        <Kept name="ratio" />
      ) : (
        <Pair>
          {areaField}
          <Field name="ratio" read={showDecimal}>
            <Input inputMode="decimal" maxLength={20} />
          </Field>
        </Pair>
      )}
    </RecordForm>
  );
}
