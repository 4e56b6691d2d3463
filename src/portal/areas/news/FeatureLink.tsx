import { useLanguage } from '@/portal/kit/language';
import { useReader } from '@/portal/kit/use-reader';
import { menuNameIn } from './choice-names';
import styles from './Preview.module.css';
import { newsFeatureLinks } from './resource';

/** The button that opens a part of the residents' app, which is not here. */
export function FeatureLink({ feature }: { feature: string }) {
  const language = useLanguage();
  const found = useReader(newsFeatureLinks, {}).answer?.find(({ id }) => id === feature);
  return found ? <p className={styles.feature}>{menuNameIn(found, language)}</p> : null;
}
