import { Printer } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Feature } from '@/contracts/kit/feature/permissions';
import { faringFollows, propertyBoardEndpoints } from '@/contracts/master-data/property-board';
import { propertyLimitEndpoints, usualLimits } from '@/contracts/master-data/property-limits';
import { Followed } from '@/portal/areas/home/Followed';
import { useStart } from '@/portal/areas/home/start/use-start';
import { TourOffer } from '@/portal/areas/home/TourOffer';
import { useReader } from '@/portal/kit/calls/use-reader';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { Awaited } from '@/portal/kit/page/Awaited';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { usePermission } from '@/portal/kit/page/permission';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { FaringTable } from './FaringTable';
import { Help } from './Help';
import styles from './Properties.module.css';
import { Totals } from './Totals';

const LimitsForm = dynamic(() => import('./LimitsForm').then((one) => one.LimitsForm));

const followed: readonly Feature[] = ['properties', ...faringFollows];

/** Which property needs help: totals, the three that need it most, and all of them beside each other. */
export function PropertiesHome() {
  const { t } = useTranslation('home');
  const { date, weekday } = useDates();
  const can = usePermission();
  const { guide, entry } = useStart();
  const read = useReader(propertyBoardEndpoints.read, {});
  const kept = useReader(propertyLimitEndpoints.read, {});
  const [isSetting, setSetting] = useState(false);
  const today = bangkokDay(Date.now());
  const rows = read.answer;
  const limits = kept.answer?.limits ?? usualLimits;
  const changed = (feature: Feature) => {
    if (feature === 'properties') kept.reload();
    read.reload();
  };

  return (
    <>
      <ScreenHeader title={t('properties')} meta={`${weekday(today)} ${date(today)}`}>
        {can('properties:export') && (
          <DownloadButton endpoint={propertyBoardEndpoints.download} call={{}}>
            {t('faring.download')}
          </DownloadButton>
        )}
        <MoreMenu>
          {entry}
          <button type="button" onClick={() => window.print()}>
            <Printer />
            {t('print')}
          </button>
        </MoreMenu>
      </ScreenHeader>
      <TourOffer />
      {guide}
      {followed.map((feature) => (
        <Followed key={feature} feature={feature} changed={changed} />
      ))}
      {isSetting && kept.answer && (
        <LimitsForm
          kept={kept.answer}
          onSaved={() => {
            kept.reload();
            setSetting(false);
          }}
          onClose={() => setSetting(false)}
        />
      )}
      {!rows && <Awaited read={read} rows={8} />}
      {rows && rows.length > 0 && (
        <div className={styles.all}>
          <Totals rows={rows} />
          <Help
            rows={rows}
            limits={limits}
            onLimits={can('properties:edit') ? () => setSetting(true) : undefined}
          />
          <h2 className={styles.head}>{t('faring.all')}</h2>
          <FaringTable read={read} limits={limits} />
        </div>
      )}
    </>
  );
}
