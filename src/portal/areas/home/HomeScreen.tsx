import { useTranslation } from 'next-i18next/pages';
import { usePerson } from '@/portal/kit/page/person';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { NewsFigures } from './NewsFigures';
import { PropertyTable } from './PropertyTable';
import { PropertyWidgets } from './PropertyWidgets';

/** The landing screen: a property's parcels and news today, or the platform's news to review and its properties. */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const { fullname, propertyId } = usePerson();
  return (
    <>
      <ScreenHeader title={t('greeting', { name: fullname })} />
      {propertyId ? (
        <PropertyWidgets />
      ) : (
        <>
          <NewsFigures />
          <PropertyTable />
        </>
      )}
    </>
  );
}
