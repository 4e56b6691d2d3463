import { Pencil } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type PostDetail, postEndpoints } from '@/contracts/bulletin/post';
import { bulletin as feature } from '@/contracts/features/content/bulletin';
import { PostButtons } from '@/portal/areas/bulletin/PostButtons';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { useAction } from '@/portal/kit/calls/use-action';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { useEditing } from '@/portal/kit/form/use-editing';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { useTitle } from '@/portal/kit/text/use-title';
import { Button } from '@/portal/ui/actions/Button';
import { Halves } from '@/portal/ui/layout/Halves';
import { Hero } from '@/portal/ui/layout/Hero';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { Comments } from './Comments';
import type { ItemProps } from './item-props';
import { PostText } from './PostText';
import { Reports } from './Reports';

const PostForm = dynamic(() => import('@/portal/areas/bulletin/PostForm').then((m) => m.PostForm), {
  ssr: false,
});

/** A post, first of all what it says, and what was said of it. */
export function Item({ post, reload }: ItemProps) {
  const { t } = useTranslation(['bulletin', 'common']);
  const can = usePermission();
  const { moment } = useDates();
  const router = useRouter();
  const { id, own, active, sticky, reports } = post;
  const mayEdit = own && can('bulletin:edit');
  const editing = useEditing<PostDetail>(`post ${id}`);
  const [remove, removing] = useAction(postEndpoints.remove, {
    done: () => {
      notice.success(t('common:form.removed'));
      void router.push('/bulletin');
    },
  });
  const name = useTitle()(post);
  return (
    <>
      <ScreenHeader title={name} />
      <Hero
        state={
          <>
            <Tag tone={active ? 'done' : 'needs'} big>
              {t(`shown.${active}`)}
            </Tag>
            {reports > 0 && <Tag tone="needs">{t('waiting', { n: reports })}</Tag>}
            {sticky && <Tag tone="note">{t('pinned')}</Tag>}
            {!own && <Tag tone="aside">{t('ofPlatform')}</Tag>}
          </>
        }
        next={
          <>
            {t('postedBy', { at: moment(post.createdAt) })} <Name>{post.createdBy}</Name>
          </>
        }
      >
        {mayEdit && (
          <Button icon={<Pencil />} onClick={() => editing.open(post)}>
            {t('common:form.edit')}
          </Button>
        )}
        {own && (
          <MoreMenu>
            <PostButtons post={post} look="plain" onDone={reload} />
            {can('bulletin:delete') && (
              <>
                <hr />
                <RemoveButton
                  look="plain"
                  lost={t('lost', { name, row: post })}
                  busy={removing}
                  onRemove={() => void remove({ params: { id } })}
                />
              </>
            )}
          </MoreMenu>
        )}
      </Hero>
      <Halves
        side={
          <>
            <Comments post={post} reload={reload} />
            <HistorySection of={feature} kind="post" id={id} />
          </>
        }
      >
        <PostText post={post} />
        <Reports post={post} reload={reload} />
      </Halves>
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
