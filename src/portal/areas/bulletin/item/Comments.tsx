import { Heart } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import { type PostDetail, postEndpoints } from '@/contracts/bulletin/post';
import { text } from '@/contracts/kit/fields/fields';
import styles from '@/portal/areas/bulletin/Bulletin.module.css';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useAction } from '@/portal/kit/calls/use-action';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { RestoredNote } from '@/portal/kit/form/unsent/RestoredNote';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { TextArea } from '@/portal/ui/fields/TextArea';
import { Section } from '@/portal/ui/layout/Section';
import type { ItemProps } from './item-props';

const typed = z.object({ text: text(2000) });
type Comment = PostDetail['said'][number];

/** What was said below a post, and a place for the office's own word. */
export function Comments({ post, reload }: ItemProps) {
  const { t } = useTranslation('bulletin');
  const { moment } = useDates();
  const can = usePermission();
  const [remove, removing] = useAction(postEndpoints.removeComment, { done: reload });
  const [like, liking] = useAction(postEndpoints.like, { done: reload });
  const { id, said, liked, likes } = post;
  return (
    <Section
      title={t('saidTitle', { n: said.length })}
      more={
        <Button
          look="bare"
          icon={<Heart fill={liked ? 'currentColor' : 'none'} />}
          aria-pressed={liked}
          busy={liking}
          onClick={() => void like({ body: { id, like: !liked } })}
        >
          {t('likedBy', { n: likes })}
        </Button>
      }
    >
      {said.length === 0 && <p className={styles.soft}>{t('saidNone')}</p>}
      <ol className={styles.said}>
        {said.map(({ id, text, at, by }) => (
          <li key={id}>
            <p className={styles.soft}>
              <b>{by}</b> <time dateTime={at}>{moment(at)}</time>{' '}
              {can('bulletin:delete') && (
                <RemoveButton
                  name={by}
                  lost={t('saidLost', { by })}
                  busy={removing}
                  onRemove={() => void remove({ params: { id } })}
                />
              )}
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {can('bulletin:edit') && <CommentForm id={post.id} onSaid={reload} />}
    </Section>
  );
}

function CommentForm({ id, onSaid }: { id: string; onSaid: () => void }) {
  const { t } = useTranslation('bulletin');
  const { props, errorOf, saving, restoration } = usePlainForm<typeof typed, Comment>({
    schema: typed,
    keptAs: `comment ${id}`,
    save: ({ body }) => callEndpoint(postEndpoints.comment, { body: { id, ...body } }),
    done: (_saved, form) => {
      form.reset();
      onSaid();
    },
  });
  return (
    <form {...props} className={styles.form}>
      {restoration && <RestoredNote {...restoration} />}
      <TextArea name="text" label={t('say')} rows={2} maxLength={2000} error={errorOf('text')} />
      <div>
        <Button type="submit" busy={saving}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
