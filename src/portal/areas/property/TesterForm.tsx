import { Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { type Tester, testerDraft, testerEndpoints } from '@/contracts/master-data/tester';
import { Field } from '@/portal/kit/form/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';

/** Adds or edits who tries what is new. */
export function TesterForm(props: OpenForm<Tester> & { onSaved: () => void }) {
  const { t } = useTranslation('testers');
  return (
    <RecordForm
      {...props}
      schema={testerDraft}
      title={t(props.record ? 'edit' : 'add')}
      endpoints={testerEndpoints}
    >
      <Field name="name" label={t('name')}>
        <Input maxLength={200} autoFocus />
      </Field>
      <Field name="phone" label={t('phone')}>
        <Input maxLength={20} inputMode="tel" />
      </Field>
      <Field name="note" label={t('note')}>
        <Input maxLength={300} />
      </Field>
    </RecordForm>
  );
}
