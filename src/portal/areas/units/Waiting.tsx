import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { suggestionEndpoints } from '@/contracts/master-data/suggestions/suggestion';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import type { Read } from '@/portal/kit/calls/use-reader';
import { usePermission } from '@/portal/kit/page/permission';

const waitingParcels = (unitNumber: string) => ({ status: 'waiting', unitNumber }) as const;

/** The list of a unit's parcels. */
export const parcelsOf = (unitNumber: string) => ({
  pathname: '/parcels',
  query: { unitNumber },
});

const totalOf = ({ answer, reading }: Read<{ total: number }>) =>
  answer?.total ?? (reading.status === 'failed' ? '–' : '…');

/** What waits for the people of a unit, each a link to its rows; of what the person may see. */
export function Waiting({ number }: { number: string }) {
  const can = usePermission();
  return (
    <>
      {can('parcels:view') && <Parcels number={number} />}
      {can('parcels:view') && can('suggestions:view') && ' · '}
      {can('suggestions:view') && <Suggestions number={number} />}
    </>
  );
}

function Parcels({ number }: { number: string }) {
  const { t } = useTranslation('units');
  const query = waitingParcels(number);
  const read = useLiveReader(parcelEndpoints.list, { query: { ...query, limit: 1 } });
  if (read.answer?.total === 0) return t('noParcels');
  return (
    <Link href={{ pathname: '/parcels', query }} prefetch={false}>
      {t('waitingParcels', { n: totalOf(read) })}
    </Link>
  );
}

function Suggestions({ number }: { number: string }) {
  const { t } = useTranslation('units');
  const asked = { unitNumber: number, open: true } as const;
  const read = useLiveReader(suggestionEndpoints.list, { query: { ...asked, limit: 1 } });
  if (read.answer?.total === 0) return t('noSuggestions');
  return (
    <Link href={{ pathname: '/suggestion', query: { ...asked, open: 'true' } }} prefetch={false}>
      {t('openSuggestions', { n: totalOf(read) })}
    </Link>
  );
}
