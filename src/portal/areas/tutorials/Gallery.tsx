import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import {
  type TutorialImage,
  type TutorialVersion,
  tutorialImageEndpoints,
} from '@/contracts/master-data/content/tutorial';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useEditing } from '@/portal/kit/form/use-editing';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { PictureGallery } from '@/portal/kit/records/PictureGallery';
import { PagePreview } from './PagePreview';
import { imagesCall } from './page';
import styles from './Tutorials.module.css';

const ImageForm = dynamic(() => import('./ImageForm').then((m) => m.ImageForm), { ssr: false });

/** The pages of a version in their order, and how they are turned on a phone. */
export function Gallery(props: { version: TutorialVersion; onChanged: () => void }) {
  const { id, name } = props.version;
  const { t } = useTranslation('tutorials');
  const read = useReader(tutorialImageEndpoints.list, imagesCall(id));
  useLive('tutorials', read.reload);
  const editing = useEditing<TutorialImage>(`tutorial images ${id}`);
  const images = read.reading.status === 'failed' ? undefined : read.answer?.rows;
  const changed = () => {
    read.reload();
    props.onChanged();
  };
  if (!images) return <Awaited read={read} rows={3} />;
  return (
    <div className={styles.halves}>
      <PictureGallery
        title={t('pages', { name })}
        rows={images}
        endpoints={tutorialImageEndpoints}
        shape="9 / 16"
        words={{
          add: t('addImage'),
          none: t('noImages'),
          lost: ({ name }) => t('lostImage', { name }),
        }}
        onEdit={editing.open}
        onChanged={changed}
      />
      {images.length > 0 && <PagePreview images={images} />}
      {editing.form && (
        <ImageForm
          {...editing.form}
          versionId={id}
          onSaved={() => {
            editing.close();
            changed();
          }}
        />
      )}
    </div>
  );
}
