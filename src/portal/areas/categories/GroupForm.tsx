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
  return (
    <RecordForm
      texts="category-groups"
      {...props}
      schema={categoryGroupDraft}
      endpoints={categoryGroupEndpoints}
    >
      <NameFields />
    </RecordForm>
  );
}
