import type { ReactNode } from 'react';

/** What each tab of the property is given: it stands below its own title. */
export interface TabProps {
  propertyId: string;
  tabs: ReactNode;
}
