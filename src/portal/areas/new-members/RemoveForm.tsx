import { Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import { text } from '@/contracts/kit/fields/fields';
import { type NewMember, newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import styles from './NewMembers.module.css';

const schema = z.object({ reason: text(300) });
const calls = { get: newMemberEndpoints.get, change: newMemberEndpoints.remove };

/** Turns a request down, and says why. */
export function RemoveForm(props: OpenForm<NewMember> & { onSaved: () => void }) {
  const { t } = useTranslation('new-members');
  const { record: member } = props;
  if (!member) return null;
  return (
    <RecordForm
      texts="new-members"
      {...props}
      schema={schema}
      title={t('removeOf', { name: member.name })}
      deed={t('remove')}
      endpoints={calls}
    >
      <p className={styles.lead}>{t('removeLead')}</p>
      <Field name="reason" label={t('why')}>
        <Input.TextArea rows={3} maxLength={300} autoFocus />
      </Field>
    </RecordForm>
  );
}
