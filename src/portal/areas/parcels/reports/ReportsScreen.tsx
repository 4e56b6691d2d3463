import { useTranslation } from 'next-i18next/pages';
import { NoProperty } from '@/portal/kit/page/NoProperty';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { bangkokDay } from '@/portal/kit/text/dates';
import { ActionLink } from '@/portal/ui/actions/Action';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { dailyLogAddress } from './addresses';
import { Downloads } from './Downloads';
import { Figures } from './Figures';
import { Reminders } from './Reminders';

/** What the parcels' records tell: files to keep, figures to look at, and who was reminded. */
export function ReportsScreen() {
  const { t } = useTranslation('parcel-reports');
  const can = usePermission();
  const { propertyId } = usePerson();
  if (!propertyId) {
    return (
      <>
        <ScreenHeader title={t('title')} />
        <NoProperty />
      </>
    );
  }
  return (
    <>
      <ScreenHeader title={t('title')}>
        <ActionLink href={dailyLogAddress(bangkokDay(Date.now()))} prefetch={false}>
          {t('log.open')}
        </ActionLink>
      </ScreenHeader>
      {can('parcels:export') && <Downloads />}
      <Figures>
        <Reminders />
      </Figures>
    </>
  );
}
