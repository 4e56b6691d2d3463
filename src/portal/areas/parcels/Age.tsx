import { useTranslation } from 'next-i18next/pages';
import type { Parcel } from '@/contracts/parcel/parcel';
import { daysSince } from '@/portal/kit/text/dates';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Age.module.css';

/**
 * How many days a parcel has lain in the office; one that waits for somebody is late from the property's own limit on, in
 * words and not by its colour alone. Until the limit is known nothing is.
 */
export function Age({ parcel, limit }: { parcel: Parcel; limit: number | undefined }) {
  const { t } = useTranslation('parcels');
  const isWaiting = parcel.status === 'waiting';
  if (!isWaiting && parcel.status !== 'problem') return null;
  const n = daysSince(parcel.receivedAt);
  if (isWaiting && limit !== undefined && n >= limit) {
    return <Tag tone="failed">{t('age.overdue', { n })}</Tag>;
  }
  const words = ['age.today', 'age.yesterday'][n] ?? 'age.days';
  return <span className={styles.days}>{t(words, { n })}</span>;
}
