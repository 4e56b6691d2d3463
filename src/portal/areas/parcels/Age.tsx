import { useTranslation } from 'next-i18next/pages';
import type { Parcel } from '@/contracts/parcel/parcel';
import { daysSince } from '@/portal/kit/text/dates';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Age.module.css';

const late = 3;

/**
 * How many days a waiting parcel has waited; from the property's own limit on it stands out, in words
 * and not by its colour alone.
 */
export function Age({ parcel, limit = 7 }: { parcel: Parcel; limit?: number | undefined }) {
  const { t } = useTranslation('parcels');
  if (parcel.status !== 'waiting') return null;
  const n = daysSince(parcel.receivedAt);
  if (n >= limit) return <Tag tone="failed">{t('age.overdue', { n })}</Tag>;
  if (n >= Math.min(late, limit)) return <Tag tone="needs">{t('age.late', { n })}</Tag>;
  const words = ['age.today', 'age.yesterday'][n] ?? 'age.days';
  return <span className={styles.days}>{t(words, { n })}</span>;
}
