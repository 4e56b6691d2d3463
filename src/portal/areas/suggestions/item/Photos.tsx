import { useTranslation } from 'next-i18next/pages';
import { UploadedImage } from '@/portal/kit/upload/UploadedImage';
import styles from './Item.module.css';

/** Photos in a row, as the property's staff may see them. */
export function Photos({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('suggestions');
  return (
    <div className={styles.photos}>
      {ids.map((id, at) => (
        <UploadedImage key={id} id={id} variant="file" alt={t('photo', { n: at + 1 })} />
      ))}
    </div>
  );
}
