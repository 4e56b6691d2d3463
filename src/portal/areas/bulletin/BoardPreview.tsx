import { useTranslation } from 'next-i18next/pages';
import { boardEndpoints } from '@/contracts/bulletin/post';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Dialog } from '@/portal/kit/page/Dialog';
import { PhonePreview } from '@/portal/pickers/content/PhonePreview';
import { PostView } from './PostView';

/** The board as it is now in the residents' app. */
export function BoardPreview({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('bulletin');
  const read = useReader(boardEndpoints.newRelease, {});
  return (
    <Dialog title={t('preview')} onClose={onClose}>
      {read.answer ? (
        <PhonePreview>
          {(language) =>
            read.answer?.length ? (
              read.answer.map((post) => <PostView key={post.id} post={post} language={language} />)
            ) : (
              <p>{t('empty')}</p>
            )
          }
        </PhonePreview>
      ) : (
        <Awaited read={read} rows={4} />
      )}
    </Dialog>
  );
}
