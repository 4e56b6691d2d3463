import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { PropertySetting } from '@/contracts/master-data/property/property-setting';
import { propertySettingEndpoints } from '@/contracts/master-data/property/property-setting';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { usePerson } from '@/portal/kit/page/person';
import { Button } from '@/portal/ui/actions/Button';
import { Panel, SkeletonRows } from '@/portal/ui/layout/Panel';

type Show = (setting: PropertySetting, propertyId: string, reload: () => void) => ReactNode;

/** Shows the latest settings of the property that one works in, or why they are not there. */
export function SettingOf({ children }: { children: Show }) {
  const { t } = useTranslation('errors');
  const { propertyId } = usePerson();
  if (!propertyId) return <Panel title={t('NO_PROPERTY')} />;
  return <Known propertyId={propertyId}>{children}</Known>;
}

function Known({ propertyId, children }: { propertyId: string; children: Show }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const { answer, reading, reload } = useReader(propertySettingEndpoints.get, {
    params: { id: propertyId },
  });
  useLive('property-settings', reload);
  if (answer) return children(answer, propertyId, reload);
  if (reading.status !== 'failed') return <SkeletonRows rows={8} label={t('list.loading')} />;
  return (
    <Panel
      role="alert"
      title={t('list.failed')}
      actions={<Button onClick={reload}>{t('list.retry')}</Button>}
    >
      {errorText(reading.error)}
    </Panel>
  );
}
