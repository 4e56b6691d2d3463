import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import { reference } from '@/contracts/kit/references/reference';
import { type NewMember, newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { customerReference } from '@/portal/pickers/references/customer';
import { ReferenceTitle } from '@/portal/pickers/references/ReferenceTitle';
import { Applicant } from './Applicant';
import { asNew, LikelyPerson } from './LikelyPerson';
import styles from './NewMembers.module.css';

const choice = z
  .union([z.literal(asNew), reference('customer')])
  .transform((chosen) => (chosen === asNew ? null : chosen));
const free = z.object({ customerId: choice.nullish() });
/** Where somebody is likely to be the same person, it is said whether they are. */
const decided = z.object({ customerId: choice });
const calls = { get: newMemberEndpoints.get, change: newMemberEndpoints.approve };

type Props = OpenForm<NewMember> & { onSaved: () => void };

/** Takes a member up, as one of the property's people or as a new one. */
export function ApproveForm(props: Props) {
  return props.record && <Approval {...props} member={props.record} />;
}

function Approval({ member, ...props }: Props & { member: NewMember }) {
  const { t } = useTranslation('new-members');
  const { id, name, unitNumber: unit, relation, knownAs } = member;
  const { answer, reading } = useReader(newMemberEndpoints.likely, { params: { id } });
  const likely = answer?.filter((one) => one.id !== knownAs?.id);
  // Until it is known whether anybody is likely, nobody is added by a quick press.
  const isOpen = !knownAs && (likely ? likely.length > 0 : reading.status !== 'failed');
  return (
    <RecordForm
      texts="new-members"
      {...props}
      schema={isOpen ? decided : free}
      title={t('approveOf', { name })}
      deed={t('approve')}
      endpoints={calls}
    >
      <p className={styles.lead}>
        {t('intoUnit', { unit, relation: t(`values.relation.${relation}`) })}
      </p>
      <Applicant member={member} />
      <p className={styles.lead}>
        {knownAs ? t('linkKnown', { name: knownAs.name }) : t(isOpen ? 'linkOpen' : 'linkLead')}
      </p>
      <Field
        name="customerId"
        label={t('customer')}
        read={(id?: string | null) => {
          if (id === asNew) return t('likelyNone');
          return id && <ReferenceTitle of={customerReference} id={id} />;
        }}
      >
        <LikelyPerson member={member} likely={likely ?? []} />
      </Field>
    </RecordForm>
  );
}
