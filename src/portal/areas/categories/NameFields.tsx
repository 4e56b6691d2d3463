import { Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { Field } from '@/portal/kit/form/Field';

/** The names in three languages. */
export function NameFields() {
  const { t } = useTranslation('categories');
  return (
    <>
      <Field name="nameTh" label={t('nameTh')}>
        <Input maxLength={100} autoFocus />
      </Field>
      <Field name="nameEn" label={t('nameEn')}>
        <Input maxLength={100} />
      </Field>
      <Field name="nameCn" label={t('nameCn')}>
        <Input maxLength={100} />
      </Field>
    </>
  );
}
