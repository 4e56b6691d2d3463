import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { masterGroups } from '@/contracts/master-data/master-groups';
import {
  type PropertyDimension,
  propertyDimensions,
} from '@/contracts/master-data/property/property';
import { userWidgetEndpoints } from '@/contracts/master-data/user-widget';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { useNames } from '@/portal/kit/text/use-names';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import styles from './Widgets.module.css';

/** Which widgets the home screen of each kind of property shows. */
export function Widgets({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('menu-features');
  return (
    <>
      <ScreenHeader title={t('title')} />
      {tabs}
      <p className={styles.lead}>{t('widgetsLead')}</p>
      <div className={styles.kinds}>
        {propertyDimensions.map((dimension) => (
          <Kind key={dimension} dimension={dimension} />
        ))}
      </div>
    </>
  );
}

function Kind({ dimension }: { dimension: PropertyDimension }) {
  const { t } = useTranslation('common');
  const nameIn = useNames();
  const mayEdit = usePermission()('menu-features:edit');
  const read = useReader(userWidgetEndpoints.read, { query: { dimension } });
  const [choose, choosing] = useAction(userWidgetEndpoints.choose, {
    done: () => {
      notice.success(t('form.saved'));
      read.reload();
    },
  });
  return (
    <fieldset className={styles.kind}>
      <legend>{nameIn(masterGroups['property-dimension'][dimension])}</legend>
      {read.answer ? (
        read.answer.widgets.map(({ key, names, active }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={active}
              disabled={!mayEdit || choosing}
              onChange={() =>
                void choose({ body: { dimension, widgets: [{ key, active: !active }] } })
              }
            />
            {nameIn(names)}
          </label>
        ))
      ) : (
        <Awaited read={read} rows={3} />
      )}
    </fieldset>
  );
}
