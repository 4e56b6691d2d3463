import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { shelfEndpoints } from '@/contracts/parcel/shelves';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live';
import { ActionLink } from '@/portal/ui/Action';
import { LinkTabs } from '@/portal/ui/LinkTabs';
import { SkeletonRows } from '@/portal/ui/Panel';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import { AuditDesk } from './AuditDesk';
import { shelfLabelsAddress } from './addresses';
import { MoveDesk } from './MoveDesk';

const pathname = '/parcels/shelf';

/** Whether the shelfEndpoints.list hold what they should, and moving what lies elsewhere; all by scanner. */
export function ShelfScreen() {
  const { t } = useTranslation(['parcel-shelf', 'common']);
  const moving = useRouter().query.mode === 'move';
  const { answer, reload } = useReader(shelfEndpoints.list, {});
  useLive('parcels', reload);
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
        <SkeletonRows rows={4} label={t('common:list.loading')} />
      ) : moving ? (
        <MoveDesk places={places} />
      ) : (
        <AuditDesk shelves={named} />
      )}
    </>
  );
}
