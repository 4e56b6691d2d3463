import { Form, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { customerChoiceEndpoints } from '@/contracts/master-data/residents/customer';
import { unitEndpoints } from '@/contracts/master-data/residents/unit';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Field } from '@/portal/kit/form/fields/Field';

/** What a search field asks for. */
const asked = (typed: string) => {
  const keywords = typed.trim().slice(0, 200);
  return { query: { limit: 20, ...(keywords && { keywords }) } };
};

interface InputProps {
  /** Given by the form, as the next two. */
  id?: string;
  value?: string;
  onChange?: (next: string) => void;
}

/** A number of the property's units, by part of it. */
function UnitInput({ id, value, onChange }: InputProps) {
  const { t } = useTranslation('suggestions');
  const [typed, setTyped] = useState('');
  const { answer } = useReader(unitEndpoints.master, asked(typed));
  return (
    <Select
      {...(id && { id })}
      {...(value && { value })}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={t('chooseUnit')}
      notFoundContent={answer ? t('noUnit') : null}
      options={(answer?.rows ?? []).map(({ number }) => ({ value: number, label: number }))}
      onChange={(number?: string) => onChange?.(number ?? '')}
    />
  );
}

/** The name of one of the property's people, by part of it, a telephone or a unit. */
function NameInput({
  id,
  value,
  onChange,
  onUnits,
}: InputProps & { onUnits: (units: string[]) => void }) {
  const { t } = useTranslation('suggestions');
  const [typed, setTyped] = useState('');
  const rows = useReader(customerChoiceEndpoints.list, asked(typed)).answer?.rows;
  return (
    <Select
      {...(id && { id })}
      {...(value && { value })}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={t('choosePerson')}
      notFoundContent={rows ? t('noPerson') : null}
      options={(rows ?? []).map(({ id: value, name, phone, units }) => ({
        value,
        label: [name, ...units, ...(phone ? [showPhone(phone)] : [])].join(' · '),
      }))}
      onChange={(chosen?: string) => {
        const person = rows?.find((one) => one.id === chosen);
        onChange?.(person?.name ?? '');
        if (person) onUnits(person.units);
      }}
    />
  );
}

/** Who told the office, and of which unit: picked, the unit along with who has only one. */
export function WhoseFields() {
  const form = Form.useFormInstance();
  return (
    <>
      <Field name="residentName">
        <NameInput
          onUnits={([only, another]) => {
            if (only && !another) form.setFieldValue('unitNumber', only);
          }}
        />
      </Field>
      <Field name="unitNumber">
        <UnitInput />
      </Field>
    </>
  );
}
