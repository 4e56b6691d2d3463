import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useLive } from '@/portal/kit/live';
import { useReader } from '@/portal/kit/use-reader';
import { ActionLink } from '@/portal/ui/Action';
import { SkeletonRows } from '@/portal/ui/Panel';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import { AuditDesk } from './AuditDesk';
import { shelfLabelsAddress } from './addresses';
import { MoveDesk } from './MoveDesk';
import { shelves } from './readers';
import styles from './Shelf.module.css';

/** Whether the shelves hold what they should, and moving what lies elsewhere; all by scanner. */
export function ShelfScreen() {
  const { t } = useTranslation(['parcel-shelf', 'common']);
  const moving = useRouter().query.mode === 'move';
  const { answer, reload } = useReader(shelves, {});
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
      <nav className={styles.modes} aria-label={t('modes')}>
        <Link href="/parcels/shelf" shallow aria-current={moving ? undefined : 'page'}>
          {t('audit.mode')}
        </Link>
        <Link href="/parcels/shelf?mode=move" shallow aria-current={moving ? 'page' : undefined}>
          {t('move.mode')}
        </Link>
      </nav>
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
