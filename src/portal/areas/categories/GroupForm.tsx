import {
  type CategoryGroup,
  categoryGroupDraft,
  categoryGroupEndpoints,
} from '@/contracts/admin-order/category';
import { NameFields } from '@/portal/kit/form/fields/NameFields';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';

/** Adds or edits a group. */
export function GroupForm(props: OpenForm<CategoryGroup> & { onSaved: () => void }) {
  return (
    <RecordForm
      texts="category-groups"
      {...props}
      schema={categoryGroupDraft}
      endpoints={categoryGroupEndpoints}
    >
      <NameFields maxLength={100} />
    </RecordForm>
  );
}
