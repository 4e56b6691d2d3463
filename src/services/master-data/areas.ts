import type { Areas } from '@/services/kit/area';
import { billing } from './billing/area';
import { statements } from './billing/statements/area';
import { boardArea } from './board/area';
import { customers } from './customers/area';
import type { MasterDataDeps } from './deps';
import { holidays } from './holidays/area';
import { homeCalendar } from './home-calendar/area';
import { importsArea } from './imports/area';
import { lookups } from './lookups/area';
import { menuFeaturesArea } from './menu-features/area';
import { newMembersArea } from './new-members/area';
import { notificationsArea } from './notifications';
import { phoneDirectory } from './phone-directory/area';
import { privilegesArea } from './privileges/area';
import { processingArea } from './processing/area';
import { properties } from './properties/area';
import { propertyDocumentsArea } from './property-documents/area';
import { propertySettingsArea } from './property-settings';
import { quickCall } from './quick-call/area';
import { reportEmailsArea } from './report-emails/area';
import { startArea } from './start/area';
import { suggestions } from './suggestions/area';
import { testersArea } from './testers/area';
import { time } from './time/area';
import { tutorials } from './tutorials/area';
import { units } from './units/area';
import { users } from './users/area';
import { votes } from './votes/area';

/** The areas of this service; a new one is added here. */
export const masterDataAreas: Areas<MasterDataDeps> = {
  lookups,
  properties,
  propertySettings: propertySettingsArea,
  menuFeatures: menuFeaturesArea,
  phoneDirectory,
  quickCall,
  time,
  holidays,
  reportEmails: reportEmailsArea,
  notifications: notificationsArea,
  privileges: privilegesArea,
  homeCalendar,
  units,
  customers,
  users,
  testers: testersArea,
  propertyDocuments: propertyDocumentsArea,
  imports: importsArea,
  newMembers: newMembersArea,
  suggestions,
  votes,
  tutorials,
  billing,
  statements,
  board: boardArea,
  start: startArea,
  processing: processingArea,
};
