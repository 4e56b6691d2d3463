import { useTranslation } from 'next-i18next/pages';
import { firstTourEndpoints } from '@/contracts/auth/first-tour';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { startTour } from '@/portal/kit/page/tour';
import { Button } from '@/portal/ui/actions/Button';
import styles from './TourOffer.module.css';

/** A line that offers to show around, until the person has answered it once, anywhere. */
export function TourOffer() {
  const { t } = useTranslation('home');
  const { answer, reload } = useReader(firstTourEndpoints.read, {});
  const [settle, settling] = useAction(firstTourEndpoints.settle, { done: reload });
  if (answer?.settled !== false) return null;
  return (
    <section className={styles.offer} aria-label={t('tour.begin')}>
      <p>{t('tour.offer')}</p>
      <Button
        disabled={settling}
        onClick={() => {
          startTour();
          void settle({});
        }}
      >
        {t('tour.begin')}
      </Button>
      <Button look="link" disabled={settling} onClick={() => void settle({})}>
        {t('tour.decline')}
      </Button>
    </section>
  );
}
