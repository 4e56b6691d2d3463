import { useTranslation } from 'next-i18next/pages';
import {
  dialled,
  type PhoneLine,
  phoneLines,
  showPhoneLine,
} from '@/contracts/kit/fields/phone-line';
import styles from './PhoneLinks.module.css';

/** Numbers that a telephone dials when they are pressed, a line each. */
export function PhoneLinks({ kept }: { kept: string | PhoneLine | readonly PhoneLine[] }) {
  const { t } = useTranslation('common');
  // In one element: a cell of a narrow table puts space between its children.
  return (
    <div className={styles.lines}>
      {phoneLines(kept).map((line) => (
        <div key={dialled(line)} className={styles.line}>
          <a href={dialled(line)}>{showPhoneLine(line, t('phone.ext'))}</a>
        </div>
      ))}
    </div>
  );
}
