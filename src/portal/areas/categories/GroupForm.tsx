import { useTranslation } from 'next-i18next/pages';
import {
  type CategoryGroup,
  categoryGroupDraft,
  categoryGroupEndpoints,
} from '@/contracts/admin-order/category';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { NameFields } from './NameFields';

/** Adds or edits a group. */
export function GroupForm(props: OpenForm<CategoryGroup> & { onSaved: () => void }) {
  const { t } = useTranslation('category-groups');
  return (
    <RecordForm
      {...props}
      schema={categoryGroupDraft}
      title={t(props.record ? 'edit' : 'add')}
      endpoints={categoryGroupEndpoints}
    >
      <NameFields />
    </RecordForm>
  );
}
