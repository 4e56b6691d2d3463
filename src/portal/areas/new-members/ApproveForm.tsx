import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import { reference } from '@/contracts/kit/references/reference';
import { type NewMember, newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { customerReference } from '@/portal/pickers/references/customer';
import { ReferenceTitle } from '@/portal/pickers/references/ReferenceTitle';
import { Applicant } from './Applicant';
import { LikelyPerson } from './LikelyPerson';
import styles from './NewMembers.module.css';

const schema = z.object({ customerId: reference('customer').nullish() });
const calls = { get: newMemberEndpoints.get, change: newMemberEndpoints.approve };

/** Takes a member up: whom they are linked to may be chosen. */
export function ApproveForm(props: OpenForm<NewMember> & { onSaved: () => void }) {
  const { t } = useTranslation('new-members');
  const { record: member } = props;
  if (!member) return null;
  const { name, unitNumber: unit, relation, knownAs } = member;
  return (
    <RecordForm
      texts="new-members"
      {...props}
      schema={schema}
      title={t('approveOf', { name })}
      deed={t('approve')}
      endpoints={calls}
    >
      <p className={styles.lead}>
        {t('intoUnit', { unit, relation: t(`values.relation.${relation}`) })}
      </p>
      <Applicant member={member} />
      <p className={styles.lead}>
        {knownAs ? t('linkKnown', { name: knownAs.name }) : t('linkLead')}
      </p>
      <Field
        name="customerId"
        label={t('customer')}
        read={(id?: string | null) => id && <ReferenceTitle of={customerReference} id={id} />}
      >
        <LikelyPerson member={member} />
      </Field>
    </RecordForm>
  );
}
