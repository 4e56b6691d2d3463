import { useTranslation } from 'next-i18next/pages';
import styles from '@/portal/app/shell/ConnectionBar.module.css';
import { useTrouble } from '@/portal/app/shell/use-trouble';

/** Says below the header, over the page, that it is cut off, slow or behind; silent while all is well. */
export function ConnectionBar() {
  const { t } = useTranslation('common');
  const trouble = useTrouble();
  return (
    <output className={styles.bar} data-trouble={trouble ?? undefined}>
      {trouble && <span>{t(`connection.${trouble}`)}</span>}
    </output>
  );
}
