import { Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { customerChoiceEndpoints } from '@/contracts/master-data/residents/customer';
import { useReader } from '@/portal/kit/calls/use-reader';

/** One of the property's people, by part of a name, a phone or a unit. */
export function PersonSelect(props: {
  /** Given by the form, as the next. */
  id?: string;
  value?: string;
  onChange?: (id: string) => void;
  /** The one who is chosen already. */
  known?: { id: string; name: string } | undefined;
}) {
  const { value, known } = props;
  const { t } = useTranslation('residents');
  const [typed, setTyped] = useState('');
  const keywords = typed.trim().slice(0, 200);
  const { answer } = useReader(customerChoiceEndpoints.list, {
    query: { limit: 20, ...(keywords && { keywords }) },
  });
  const found = (answer?.rows ?? []).map(({ id, name, phone, units }) => ({
    value: id,
    label: [name, ...units, ...(phone ? [showPhone(phone)] : [])].join(' · '),
  }));
  const isMissing = known && !typed && !found.some((one) => one.value === known.id);
  return (
    <Select
      {...(props.id && { id: props.id })}
      {...(value && { value })}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={t('choose')}
      notFoundContent={answer ? t('nobody') : null}
      options={isMissing ? [{ value: known.id, label: known.name }, ...found] : found}
      onChange={(id: string) => props.onChange?.(id)}
    />
  );
}
