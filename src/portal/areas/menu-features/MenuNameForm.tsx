import { Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { useContext } from 'react';
import {
  type MenuFeature,
  menuFeatureDraft,
  menuFeatureEndpoints,
} from '@/contracts/master-data/menu-feature';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { ChangesContext } from '@/portal/kit/live/live';

/** Renames an entry of the menu; what is left empty is called as before. */
export function MenuNameForm(props: OpenForm<MenuFeature> & { onSaved: () => void }) {
  const { t } = useTranslation('menu-features');
  const changes = useContext(ChangesContext);
  const builtIn = props.record?.builtIn;
  return (
    <RecordForm
      texts="menu-features"
      {...props}
      schema={menuFeatureDraft}
      title={t('edit')}
      endpoints={menuFeatureEndpoints}
      onSaved={() => {
        changes.tell('menu-features');
        props.onSaved();
      }}
    >
      <p>{t('lead')}</p>
      <Field name="nameTh">
        <Input maxLength={60} placeholder={builtIn?.th ?? ''} autoFocus />
      </Field>
      <Field name="nameEn">
        <Input maxLength={60} placeholder={builtIn?.en ?? ''} lang="en" />
      </Field>
      <Field name="nameCn">
        <Input maxLength={60} placeholder={builtIn?.cn ?? ''} lang="zh" />
      </Field>
    </RecordForm>
  );
}
