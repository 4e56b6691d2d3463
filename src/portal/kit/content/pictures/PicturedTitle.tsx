import { useTranslation } from 'next-i18next/pages';
import { publicFileUrl } from '@/contracts/upload/upload';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './PicturedTitle.module.css';
import { SmallCover } from './SmallCover';

/** What a row is called beside its picture, and that it is the platform's where it is. */
export function PicturedTitle(props: { title: string; picture: string | null; own: boolean }) {
  const { title, picture, own } = props;
  const { t } = useTranslation('content');
  return (
    <span className={styles.title}>
      <SmallCover url={picture ? publicFileUrl(picture, 'file') : ''} />
      <b>{title}</b> {!own && <Tag tone="off">{t('ofPlatform')}</Tag>}
    </span>
  );
}
