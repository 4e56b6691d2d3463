import { useTranslation } from 'next-i18next/pages';
import { useTyped } from '@/portal/kit/address/use-typed';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { type FilterOption, useUnknownOption } from './use-unknown-option';

/** A filter in a form of filters: follows what is asked for, and keeps what is chosen until it is asked. */
export function AskedSelect(props: {
  name: string;
  label: string;
  asked: string;
  options: readonly FilterOption[];
}) {
  const { name, label, asked } = props;
  const { t } = useTranslation('common');
  const options = [...useUnknownOption(asked, props.options), ...props.options];
  const { typed, setTyped } = useTyped(asked);
  return (
    <Labelled label={label}>
      <Select name={name} value={typed} onChange={({ target }) => setTyped(target.value)}>
        <option value="">{t('list.all')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Labelled>
  );
}
