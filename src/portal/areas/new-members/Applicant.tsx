import { useTranslation } from 'next-i18next/pages';
import type { NewMember } from '@/contracts/master-data/residents/new-member';
import { unitEndpoints } from '@/contracts/master-data/residents/unit';
import { unitNamed } from '@/contracts/parcel/unit-number';
import { useReader } from '@/portal/kit/calls/use-reader';
import { PhoneLinks } from '@/portal/kit/form/fields/PhoneLinks';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { UploadedImage } from '@/portal/kit/upload/UploadedImage';
import { FactList } from '@/portal/ui/words/FactList';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './NewMembers.module.css';

/** What is known of who asks to be taken up, and whether the unit has an owner already. */
export function Applicant({ member }: { member: NewMember }) {
  const { t } = useTranslation('new-members');
  const { date } = useDates();
  const can = usePermission();
  const { phone, email, citizenId, passport, expiresOn, expired, photos, note } = member;
  return (
    <div className={styles.applicant}>
      <FactList
        facts={[
          [t('phone'), phone ? <PhoneLinks key="phone" kept={phone} /> : '–'],
          [t('email'), email],
          [t('citizenId'), citizenId || passport || '–'],
          [
            t('expiresOn'),
            expiresOn && (
              <span key="until">
                {date(expiresOn)} {expired && <Tag tone="failed">{t('expired')}</Tag>}
              </span>
            ),
          ],
          [t('note'), note],
        ]}
      />
      {photos.length > 0 && (
        <div>
          {photos.map((id, at) => (
            <UploadedImage key={id} id={id} variant="file" alt={t('photoN', { n: at + 1 })} />
          ))}
        </div>
      )}
      {member.relation === 'owner' && can('units:view') && <HasOwner unit={member.unitNumber} />}
    </div>
  );
}

/** A second owner is no mistake for sure, and seldom meant. */
function HasOwner({ unit }: { unit: string }) {
  const { t } = useTranslation('new-members');
  const read = useReader(unitEndpoints.list, { query: { keywords: unit } });
  const { owners = [] } = unitNamed(read.answer?.rows ?? [], unit) ?? {};
  if (owners.length === 0) return null;
  return (
    <p role="alert" className={styles.warn}>
      {t('hasOwner', { names: owners.join(', ') })}
    </p>
  );
}
