import { usePerson } from '@/portal/kit/page/person';
import { PropertyHome } from './PropertyHome';
import { PropertiesHome } from './properties/PropertiesHome';
import { TourOffer } from './TourOffer';

/** The landing screen: a property's morning, or all properties at the main admin. */
export const HomeScreen = () => (
  <>
    <TourOffer />
    {usePerson().propertyId ? <PropertyHome /> : <PropertiesHome />}
  </>
);
