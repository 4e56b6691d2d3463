import { useTranslation } from 'next-i18next/pages';
import type { Parcel } from '@/contracts/parcel/parcel';
import { daysSince } from '@/portal/kit/dates';
import { Tag } from '@/portal/ui/Tag';
import styles from './Age.module.css';

const late = 3;
const overdue = 7;

/** How many days a waiting parcel has waited; longer than a week stands out, in words too. */
export function Age({ parcel }: { parcel: Parcel }) {
  const { t } = useTranslation('parcels');
  if (parcel.status !== 'waiting') return null;
  const n = daysSince(parcel.receivedAt);
  if (n >= overdue) return <Tag tone="bad">{t('age.overdue', { n })}</Tag>;
  if (n >= late) return <Tag tone="warn">{t('age.late', { n })}</Tag>;
  const words = ['age.today', 'age.yesterday'][n] ?? 'age.days';
  return <span className={styles.days}>{t(words, { n })}</span>;
}
