import type { Area } from '@/services/kit/area';
import { billingDemo } from './billing/demo';
import { homeCalendar } from './home-calendar/area';
import { importsArea } from './imports/area';
import { lookups } from './lookups/area';
import { menuFeaturesArea } from './menu-features/area';
import { newMembersArea } from './new-members/area';
import { phoneDirectory } from './phone-directory/area';
import { privilegesArea } from './privileges/area';
import { properties } from './properties/area';
import { propertyDocumentsArea } from './property-documents/area';
import { quickCall } from './quick-call/area';
import { testersArea } from './testers/area';
import { time } from './time/area';
import { tutorials } from './tutorials/area';
import { units } from './units/area';

/** The areas of this service; a new one is added here. */
export const masterDataAreas: readonly Area[] = [
  lookups,
  properties,
  menuFeaturesArea,
  phoneDirectory,
  quickCall,
  time,
  privilegesArea,
  homeCalendar,
  units,
  testersArea,
  propertyDocumentsArea,
  importsArea,
  newMembersArea,
  tutorials,
  billingDemo,
];
