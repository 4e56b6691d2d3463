import { useTranslation } from 'next-i18next/pages';
import type { ParcelStatus } from '@/contracts/parcel/states';
import { Tag, type Tone } from '@/portal/ui/words/Tag';

const tones: Record<ParcelStatus, Tone> = {
  waiting: 'brand',
  handed_over: 'good',
  returned: 'plain',
  cancelled: 'plain',
  problem: 'bad',
};

/** A parcel's status in a word. */
export function StatusTag({ status }: { status: ParcelStatus }) {
  const { t } = useTranslation('parcels');
  return <Tag tone={tones[status]}>{t(`statuses.${status}`)}</Tag>;
}
