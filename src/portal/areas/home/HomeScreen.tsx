import dynamic from 'next/dynamic';
import { usePerson } from '@/portal/kit/page/person';
import { PropertyHome } from './PropertyHome';

// Most people have a property, and none of what this needs.
const PropertiesHome = dynamic(() =>
  import('./properties/PropertiesHome').then((m) => m.PropertiesHome),
);

/** The landing screen: a property's morning, or all properties at the main admin. */
export const HomeScreen = () => (usePerson().propertyId ? <PropertyHome /> : <PropertiesHome />);
