import { useTranslation } from 'next-i18next/pages';
import {
  type Category,
  categoryDraft,
  categoryEndpoints,
  categoryGroupEndpoints,
} from '@/contracts/admin-order/category';
import { useAddress } from '@/portal/kit/address/use-address';
import { useReader } from '@/portal/kit/calls/use-reader';
import { NameFields } from '@/portal/kit/form/fields/NameFields';
import { OptionField } from '@/portal/kit/form/fields/OptionField';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { useLanguage } from '@/portal/kit/text/language';
import { nameIn } from '@/portal/kit/text/name-in';
import { groupsCall } from './groups-call';

/** Adds or edits a category; a new one is of the group that is looked at. */
export function CategoryForm(props: OpenForm<Category> & { onSaved: () => void }) {
  const { t } = useTranslation('categories');
  const language = useLanguage();
  const { groupId } = useAddress().query;
  const groups = useReader(categoryGroupEndpoints.list, groupsCall).answer?.rows ?? [];
  return (
    <RecordForm
      texts="categories"
      {...props}
      schema={categoryDraft}
      initial={typeof groupId === 'string' ? { groupId } : {}}
      endpoints={categoryEndpoints}
    >
      <OptionField
        name="groupId"
        label={t('group')}
        options={groups.map((one) => ({ value: one.id, label: nameIn(one, language) }))}
      />
      <NameFields maxLength={100} />
    </RecordForm>
  );
}
