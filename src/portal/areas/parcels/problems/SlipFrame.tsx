import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { usePropertyName } from '@/portal/areas/parcels/property-name';
import { Name } from '@/portal/ui/words/Name';
import styles from './ReturnSlip.module.css';

/** The paper of a return: whose it is, what it is of, and the two who sign it. */
export function SlipFrame(props: {
  look: 'slip' | 'list';
  copy: 'carrier' | 'office';
  /** Beside the title. */
  mark: ReactNode;
  givenBy: string;
  takenBy: string;
  children: ReactNode;
}) {
  const { look, copy, mark, givenBy, takenBy, children } = props;
  const { t } = useTranslation('parcel-problems');
  const property = usePropertyName();
  return (
    <article className={styles[look]} aria-label={t(`slip.${copy}`)}>
      <header>
        <div>
          <b>{t('slip.title')}</b>
          <p>{property}</p>
          <small>{t(`slip.${copy}`)}</small>
        </div>
        {mark}
      </header>
      {children}
      <footer>
        <span>
          {t('slip.given')}
          <br />(<Name>{givenBy}</Name>)
        </span>
        <span>
          {t('slip.taken')}
          <br />(<Name>{takenBy}</Name>)
        </span>
      </footer>
    </article>
  );
}
