import { useTranslation } from 'next-i18next/pages';
import { usePerson } from '@/portal/kit/person';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import { ParcelsToday } from './ParcelsToday';
import { PropertyTable } from './PropertyTable';
import { UnreadNews } from './UnreadNews';

/** The landing screen: a property's parcels and news today, or the platform's properties. */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const { fullname, propertyId } = usePerson();
  return (
    <>
      <ScreenHeader title={t('greeting', { name: fullname })} />
      {propertyId ? (
        <>
          <ParcelsToday />
          <UnreadNews />
        </>
      ) : (
        <PropertyTable />
      )}
    </>
  );
}
