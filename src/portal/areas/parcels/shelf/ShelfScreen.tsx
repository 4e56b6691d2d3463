import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { shelfEndpoints } from '@/contracts/parcel/shelves';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { ActionLink } from '@/portal/ui/actions/Action';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { AuditDesk } from './AuditDesk';
import { shelfLabelsAddress } from './addresses';
import { MoveDesk } from './MoveDesk';

const pathname = '/parcels/shelf';

/** Whether the shelfEndpoints.list hold what they should, and moving what lies elsewhere; all by scanner. */
export function ShelfScreen() {
  const { t } = useTranslation('parcel-shelf');
  const moving = useRouter().query.mode === 'move';
  const read = useReader(shelfEndpoints.list, {});
  const { answer } = read;
  useLive('parcels', read.reload);
  const named = answer?.filter(({ shelf }) => shelf) ?? [];
  const places = named.map(({ shelf }) => shelf);
  return (
    <>
      <ScreenHeader title={t('title')}>
        <ActionLink href={shelfLabelsAddress(places)} target="_blank" prefetch={false}>
          {t('labels.open')}
        </ActionLink>
      </ScreenHeader>
      <LinkTabs
        label={t('modes')}
        current={moving ? 'move' : 'audit'}
        tabs={[
          { name: 'audit', title: t('audit.mode'), href: { pathname, query: {} } },
          { name: 'move', title: t('move.mode'), href: { pathname, query: { mode: 'move' } } },
        ]}
      />
      {!answer ? (
        <Awaited read={read} rows={4} />
      ) : moving ? (
        <MoveDesk places={places} />
      ) : (
        <AuditDesk shelves={named} />
      )}
    </>
  );
}
