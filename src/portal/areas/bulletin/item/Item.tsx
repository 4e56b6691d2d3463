import { Heart } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type PostDetail, postEndpoints } from '@/contracts/bulletin/post';
import { bulletin as feature } from '@/contracts/features/content/bulletin';
import styles from '@/portal/areas/bulletin/Bulletin.module.css';
import { PostButtons } from '@/portal/areas/bulletin/PostButtons';
import { PostView } from '@/portal/areas/bulletin/PostView';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { useAction } from '@/portal/kit/calls/use-action';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { useEditing } from '@/portal/kit/form/use-editing';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { useTitle } from '@/portal/kit/text/use-title';
import { PhonePreview } from '@/portal/pickers/content/PhonePreview';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { Comments } from './Comments';
import type { ItemProps } from './item-props';
import { Reports } from './Reports';

const PostForm = dynamic(() => import('@/portal/areas/bulletin/PostForm').then((m) => m.PostForm), {
  ssr: false,
});

/** A post beside what was said of it. */
export function Item({ post, reload }: ItemProps) {
  const { t } = useTranslation(['bulletin', 'common']);
  const can = usePermission();
  const { moment } = useDates();
  const router = useRouter();
  const { id, own, active, sticky, liked, likes } = post;
  const editing = useEditing<PostDetail>(`post ${id}`);
  const [like, liking] = useAction(postEndpoints.like, { done: reload });
  const [remove, removing] = useAction(postEndpoints.remove, {
    done: () => {
      notice.success(t('common:form.removed'));
      void router.push('/bulletin');
    },
  });
  const name = useTitle()(post);
  return (
    <>
      <ScreenHeader title={name}>
        {own && can('bulletin:edit') && (
          <Button onClick={() => editing.open(post)}>{t('common:form.edit')}</Button>
        )}
        {own && <PostButtons post={post} look="plain" onDone={reload} />}
        {own && can('bulletin:delete') && (
          <RemoveButton
            look="plain"
            lost={t('lost', { name, row: post })}
            busy={removing}
            onRemove={() => void remove({ params: { id } })}
          />
        )}
      </ScreenHeader>
      <div className={styles.halves}>
        <div className={styles.column}>
          <Section title={t('standing')}>
            <p className={styles.tags}>
              <Tag tone={active ? 'good' : 'warn'}>{t(`shown.${active}`)}</Tag>
              {sticky && <Tag tone="brand">{t('pinned')}</Tag>}
              {!own && <Tag>{t('ofPlatform')}</Tag>}
              <Button
                look="link"
                icon={<Heart fill={liked ? 'currentColor' : 'none'} />}
                aria-pressed={liked}
                busy={liking}
                onClick={() => void like({ body: { id, like: !liked } })}
              >
                {t('likedBy', { n: likes })}
              </Button>
            </p>
            <p className={styles.soft}>
              {t('postedBy', { at: moment(post.createdAt) })} <Name>{post.createdBy}</Name>
            </p>
          </Section>
          <Comments post={post} reload={reload} />
          <Reports post={post} reload={reload} />
          <HistorySection of={feature} kind="post" id={id} />
        </div>
        <PhonePreview>{(shown) => <PostView post={post} language={shown} />}</PhonePreview>
      </div>
      {editing.form && (
        <PostForm
          {...editing.form}
          onSaved={() => {
            editing.close();
            reload();
          }}
        />
      )}
    </>
  );
}
