import { useTranslation } from 'next-i18next/pages';
import {
  importEndpoints,
  importKinds,
  importMost,
  importNeeds,
} from '@/contracts/master-data/import';
import type { TabProps } from '@/portal/areas/property/tab';
import { useAddress } from '@/portal/kit/address/use-address';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useLive } from '@/portal/kit/live/live';
import { usePermission } from '@/portal/kit/page/permission';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { BringFile } from './BringFile';
import { History } from './History';
import { historyCall } from './history-call';
import styles from './Imports.module.css';
import { Run } from './Run';

/** Files of the property's units, houses and people: looked at, stored, taken back. */
export function ImportsTab({ propertyId, tabs }: TabProps) {
  const { t } = useTranslation('imports');
  const can = usePermission();
  const { query, go } = useAddress();
  const history = useLiveReader(importEndpoints.list, historyCall);
  useLive('customers', history.reload);
  const open = (run: string) => {
    go({ run, outcome: undefined, page: undefined, limit: undefined });
    history.reload();
  };
  const most = { rows: importMost.rows.toLocaleString('en-US'), megabytes: importMost.megabytes };
  return (
    <>
      <ScreenHeader title={t('title')} />
      {tabs}
      <p className={styles.lead}>
        {t('lead')} ({t('limits', most)})
      </p>
      <div className={styles.parts}>
        <div className={styles.kinds}>
          {importKinds
            .filter((kind) => can(importNeeds[kind]))
            .map((kind) => (
              <BringFile
                key={kind}
                kind={kind}
                propertyId={propertyId}
                onBrought={({ id }) => open(id)}
              />
            ))}
        </div>
        {query.run && <Run key={query.run} id={query.run} onChanged={history.reload} />}
        <History read={history} onOpen={open} />
      </div>
    </>
  );
}
