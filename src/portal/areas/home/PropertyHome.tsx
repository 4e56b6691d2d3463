import { LayoutGrid, PackageCheck, PackagePlus, Printer } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Awaited } from '@/portal/kit/page/Awaited';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { buttonLook } from '@/portal/ui/actions/Button';
import { FootDeeds } from '@/portal/ui/actions/FootDeeds';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Desk } from './Desk';
import { Followed } from './Followed';
import styles from './Home.module.css';
import { MoneyStrip } from './MoneyStrip';
import { useStart } from './start/use-start';
import { TourOffer } from './TourOffer';
import { followed, useBoard } from './use-board';
import { useTiles } from './use-tiles';
import { Work } from './Work';

const ArrangeTiles = dynamic(() => import('./ArrangeTiles').then((one) => one.ArrangeTiles));

/** A property's morning: what waits for the person, and what there is, as far as they may see it. */
export function PropertyHome() {
  const { t } = useTranslation('home');
  const can = usePermission();
  const { fullname } = usePerson();
  const { date, weekday } = useDates();
  const { board, read, follow } = useBoard();
  const tiles = useTiles(board);
  const { guide, entry } = useStart();
  const [isArranging, setArranging] = useState(false);
  const today = bangkokDay(Date.now());
  const urgent = board?.work?.filter(({ urgency }) => urgency !== 'us' && urgency !== 'due') ?? [];
  const isDesk = can('parcels:approve') && !can('invoices:approve');
  const isOffice = can('invoices:approve') && !can('parcels:approve');
  return (
    <>
      <ScreenHeader
        title={t('greeting', { name: fullname })}
        meta={
          <>
            {weekday(today)} {date(today)}
            {board && ` · ${t(urgent.length > 0 ? 'urgent' : 'calm', { n: urgent.length })}`}
          </>
        }
      >
        <FootDeeds>
          {!isDesk && can('parcels:create') && (
            <Link {...buttonLook('plain')} href="/parcels/receive">
              <PackagePlus />
              {t('receive')}
            </Link>
          )}
          {!isDesk && can('parcels:approve') && (
            <Link {...buttonLook(guide ? 'plain' : 'primary')} href="/parcels/handover">
              <PackageCheck />
              {t('handover')}
            </Link>
          )}
          {isOffice && can('receipts:create') && (
            <Link {...buttonLook('primary')} href="/receipts/desk">
              {t('takeMoney')}
            </Link>
          )}
        </FootDeeds>
        <MoreMenu>
          {entry}
          <button type="button" onClick={() => setArranging(true)}>
            <LayoutGrid />
            {t('arrange.title')}
          </button>
          <button type="button" onClick={() => window.print()}>
            <Printer />
            {t('print')}
          </button>
        </MoreMenu>
      </ScreenHeader>
      {isArranging && (
        <ArrangeTiles
          tiles={tiles.arranged}
          onSaved={tiles.reload}
          onClose={() => setArranging(false)}
        />
      )}
      {followed.map((feature) => (
        <Followed key={feature} feature={feature} changed={follow} />
      ))}
      <TourOffer />
      {guide}
      {isDesk && <Desk parcels={board?.parcels} />}
      {isOffice && board?.money && <MoneyStrip money={board.money} />}
      {!board && <Awaited read={read} rows={8} />}
      {board && (
        <div className={styles.board}>
          <div className={styles.first}>
            <Work lines={board.work ?? []} begins={Boolean(guide)} changed={() => follow()} />
            {tiles.beside.length > 0 && <div className={styles.beside}>{tiles.beside}</div>}
          </div>
          {tiles.below}
        </div>
      )}
    </>
  );
}
