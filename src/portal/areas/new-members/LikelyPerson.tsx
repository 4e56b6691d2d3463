import { useTranslation } from 'next-i18next/pages';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { customerChoiceEndpoints } from '@/contracts/master-data/residents/customer';
import type {
  LikelyPerson as Likely,
  NewMember,
} from '@/contracts/master-data/residents/new-member';
import { occupancyEndpoints } from '@/contracts/master-data/residents/occupancy';
import { bareUnit } from '@/contracts/parcel/unit-number';
import { useReader } from '@/portal/kit/calls/use-reader';
import { usePermission } from '@/portal/kit/page/permission';
import { bangkokDay } from '@/portal/kit/text/dates';
import { staysCall } from '@/portal/pickers/people/stays-call';
import { customerReference } from '@/portal/pickers/references/customer';
import { ReferenceSelect } from '@/portal/pickers/references/ReferenceSelect';
import { Name } from '@/portal/ui/words/Name';
import styles from './NewMembers.module.css';

/** What the form holds of a member who is none of those who are likely. */
export const asNew = 'new';

/** Whom a member is linked to: those who are likely by a press, anybody else by searching. */
export function LikelyPerson(props: {
  member: NewMember;
  likely: readonly Likely[];
  /** Given by the form, as the next. */
  id?: string;
  value?: string;
  onChange?: (id: string | null) => void;
}) {
  const { member, likely, value, onChange, ...field } = props;
  const { t } = useTranslation('new-members');
  const { knownAs } = member;
  const mayReach = usePermission()('customers:view');
  // Their card says whom a member is; nothing else does before somebody has looked.
  const [none, isNone] = knownAs ? [null, !value] : [asNew, value === asNew];
  return (
    <>
      <ReferenceSelect
        {...field}
        of={customerReference}
        {...(value && value !== asNew && { value })}
        onChange={(id) => onChange?.(id)}
      />
      {likely.length > 0 && (
        <fieldset className={styles.likely}>
          <legend>{t('likely')}</legend>
          {likely.map(({ id, name, units, same }) => (
            <label key={id}>
              <input
                type="radio"
                name="likely"
                checked={value === id}
                onChange={() => onChange?.(id)}
              />
              <Name>{[name, ...units].join(' · ')}</Name>
              <small>
                {same.map((what) => t(`same.${what}`)).join(' · ')}
                {mayReach && <Reached id={id} unitNumber={member.unitNumber} />}
              </small>
            </label>
          ))}
          <label>
            <input type="radio" name="likely" checked={isNone} onChange={() => onChange?.(none)} />
            {t(knownAs ? 'likelyKnown' : 'likelyNone')}
          </label>
        </fieldset>
      )}
    </>
  );
}

/** As what somebody has the unit today, and their number. */
function Reached({ id, unitNumber }: { id: string; unitNumber: string }) {
  const { t } = useTranslation('new-members');
  const { answer } = useReader(customerChoiceEndpoints.get, { params: { id } });
  const stays =
    useReader(occupancyEndpoints.list, staysCall({ customerId: id })).answer?.rows ?? [];
  const today = bangkokDay(Date.now());
  const here = stays.find(
    (stay) =>
      bareUnit(stay.unitNumber) === bareUnit(unitNumber) &&
      (!stay.movedOut || stay.movedOut >= today),
  );
  const told = [here && t(`values.relation.${here.relation}`), showPhone(answer?.phone ?? '')];
  return told.filter(Boolean).map((one) => ` · ${one}`);
}
