import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { TutorialImage } from '@/contracts/master-data/content/tutorial';
import { PhoneFrame } from '@/portal/pickers/content/PhonePreview';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Tutorials.module.css';

/** The pages as a resident turns them on a phone. */
export function PagePreview({ images }: { images: readonly TutorialImage[] }) {
  const { t } = useTranslation('tutorials');
  const [asked, turn] = useState(0);
  const at = Math.min(asked, images.length - 1);
  const image = images[at];
  if (!image) return null;
  return (
    <div className={styles.preview}>
      <PhoneFrame>
        {/* biome-ignore lint/performance/noImgElement: the service has made it in its size. */}
        <img src={image.url} alt="" className={styles.page} />
        <p>{image.name}</p>
      </PhoneFrame>
      <p className={styles.buttons}>
        <Button
          look="bare"
          aria-label={t('pageBefore')}
          icon={<ChevronLeft />}
          disabled={at === 0}
          onClick={() => turn(at - 1)}
        />
        <span aria-live="polite">{t('pageOf', { at: at + 1, of: images.length })}</span>
        <Button
          look="bare"
          aria-label={t('pageAfter')}
          icon={<ChevronRight />}
          disabled={at === images.length - 1}
          onClick={() => turn(at + 1)}
        />
      </p>
    </div>
  );
}
