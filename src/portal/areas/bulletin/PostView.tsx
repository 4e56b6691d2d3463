import { Paperclip, Pin } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { categoryNames } from '@/contracts/bulletin/choices';
import type { Post } from '@/contracts/bulletin/post';
import { descriptionIn, titleIn } from '@/contracts/kit/text/languages';
import { publicFileUrl } from '@/contracts/upload/upload';
import { RichText } from '@/portal/kit/content/rich-text/RichText';
import { useDates } from '@/portal/kit/text/dates';
import type { Language } from '@/portal/kit/text/language';
import styles from './Bulletin.module.css';

/** A post as residents read it in a language; in Thai where it is not written in that. */
export function PostView({ post, language }: { post: Post; language: Language }) {
  const { t } = useTranslation('bulletin');
  const { moment } = useDates();
  const { attached, sticky, category, createdAt } = post;
  const html = descriptionIn(post, language);
  return (
    <div className={styles.post}>
      <p className={styles.soft}>
        {sticky && <Pin size={14} aria-label={t('pinned')} />} {categoryNames[category][language]} ·{' '}
        {moment(createdAt)}
      </p>
      <h3>{titleIn(post, language) || post.titleTh}</h3>
      <RichText html={html || post.descriptionTh} language={html ? language : 'th'} />
      {attached.map(({ id, name, isImage }) =>
        isImage ? (
          // biome-ignore lint/performance/noImgElement: the service has made it in its size.
          <img key={id} src={publicFileUrl(id, 'file')} alt={name} loading="lazy" />
        ) : (
          <a key={id} href={publicFileUrl(id, 'file')} target="_blank" rel="noopener noreferrer">
            <Paperclip size={14} aria-hidden="true" /> {name}
          </a>
        ),
      )}
    </div>
  );
}
