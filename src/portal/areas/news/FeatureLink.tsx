import { newsChoiceEndpoints } from '@/contracts/news/endpoints';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLanguage } from '@/portal/kit/text/language';
import { menuNameIn } from './choice-names';
import styles from './Preview.module.css';

/** The button that opens a part of the residents' app, which is not here. */
export function FeatureLink({ feature }: { feature: string }) {
  const language = useLanguage();
  const found = useReader(newsChoiceEndpoints.featureLinks, {}).answer?.find(
    ({ id }) => id === feature,
  );
  return found ? <p className={styles.feature}>{menuNameIn(found, language)}</p> : null;
}
