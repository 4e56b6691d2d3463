import { Phone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import {
  dialled,
  type PhoneLine,
  phoneLines,
  showPhoneLine,
} from '@/contracts/kit/fields/phone-line';
import styles from './CallLink.module.css';

/** The number of whom one calls: in a table its digits, on a card a telephone as large as a finger. */
export function CallLink({ kept }: { kept: string | PhoneLine }) {
  const { t } = useTranslation('common');
  const [line] = phoneLines(kept);
  if (!line) return null;
  const number = showPhoneLine(line, t('phone.ext'));
  // What is masked cannot be dialled.
  if (!/^\+?\d+$/.test(line.number)) return number;
  return (
    <a href={dialled(line)} className={styles.call} title={number}>
      <span className="visually-hidden">{t('phone.call')}</span> <span>{number}</span>
      <Phone aria-hidden="true" />
    </a>
  );
}
