import { createContext, useContext } from 'react';

/** The ways to another place; each ends in a new document, or in a notice of why not. */
export interface PlaceSwitch {
  /**
   * To a property: any for an account of the platform, one of theirs for staff. It lands on the first screen
   * where no address is named.
   */
  enter: (propertyId: string, landing?: string) => void;
  /** From a property back to the main admin. */
  leave: () => void;
}

export const PlaceSwitchContext = createContext<PlaceSwitch>({ enter() {}, leave() {} });

export const usePlaceSwitch = () => useContext(PlaceSwitchContext);
