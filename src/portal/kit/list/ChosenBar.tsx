import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { Button } from '@/portal/ui/actions/Button';
import styles from './ChosenBar.module.css';

/** What can be done with the chosen rows, at the foot of the view: two deeds, and the rest behind a menu. */
export function ChosenBar(props: {
  label: string;
  /** How many they are, and what they come to. */
  said: ReactNode;
  /** Links and buttons of the menu. */
  more?: ReactNode;
  onClear: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  return (
    <section className={styles.bar} aria-label={props.label}>
      <b>{props.said}</b>
      {props.children}
      {props.more && <MoreMenu>{props.more}</MoreMenu>}
      <Button
        look="icon"
        icon={<X />}
        aria-label={t('list.unchoose')}
        title={t('list.unchoose')}
        onClick={props.onClear}
      />
    </section>
  );
}
