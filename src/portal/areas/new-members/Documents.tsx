import { useTranslation } from 'next-i18next/pages';
import type { NewMember } from '@/contracts/master-data/residents/new-member';
import { Dialog } from '@/portal/kit/page/Dialog';
import { UploadedImage } from '@/portal/kit/upload/UploadedImage';
import styles from './NewMembers.module.css';

/** The photos that a member proves who they are by. */
export function Documents({ member, onClose }: { member: NewMember; onClose: () => void }) {
  const { t } = useTranslation('new-members');
  const { name, photos } = member;
  return (
    <Dialog title={t('photosOf', { name })} width={720} onClose={onClose}>
      <div className={styles.photos}>
        {photos.map((id, at) => (
          <UploadedImage key={id} id={id} variant="file" alt={t('photoN', { n: at + 1 })} />
        ))}
      </div>
    </Dialog>
  );
}
