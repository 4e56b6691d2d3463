import { useTranslation } from 'next-i18next/pages';
import { type ParcelStatus, parcelMeanings } from '@/contracts/parcel/states';
import { Tag } from '@/portal/ui/words/Tag';

/** A parcel's status in a word. */
export function StatusTag({ status, big }: { status: ParcelStatus; big?: boolean }) {
  const { t } = useTranslation('parcels');
  return (
    <Tag tone={parcelMeanings[status]} {...(big && { big })}>
      {t(`statuses.${status}`)}
    </Tag>
  );
}
