import { useTranslation } from 'next-i18next/pages';
import {
  type TutorialVersion,
  tutorialImageDraft,
  tutorialImageEndpoints,
} from '@/contracts/master-data/content/tutorial';
import { tutorialPicture } from '@/contracts/master-data/content/tutorial-picture';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { PictureGallery } from '@/portal/kit/records/PictureGallery';
import { PagePreview } from './PagePreview';
import { everything } from './page';
import styles from './Tutorials.module.css';

const images = {
  ...{ texts: 'tutorials', schema: tutorialImageDraft, type: tutorialPicture },
  endpoints: tutorialImageEndpoints,
};

/** The pages of a version in their order, and how they are turned on a phone. */
export function Gallery(props: { version: TutorialVersion; onChanged: () => void }) {
  const { id, name } = props.version;
  const { t } = useTranslation('tutorials');
  const read = useLiveReader(tutorialImageEndpoints.list, { ...everything, params: { id } });
  const rows = read.reading.status === 'failed' ? undefined : read.answer?.rows;
  const changed = () => {
    read.reload();
    props.onChanged();
  };
  if (!rows) return <Awaited read={read} rows={3} />;
  return (
    <div className={styles.halves}>
      <PictureGallery
        title={t('pages', { name })}
        rows={rows}
        kind={images}
        owner={{ versionId: id }}
        onChanged={changed}
      />
      {rows.length > 0 && <PagePreview images={rows} />}
    </div>
  );
}
