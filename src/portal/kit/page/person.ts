import { createContext, useContext } from 'react';

/** Who works here now, as the screens need it. */
export interface Person {
  /** The account's. */
  id: string;
  fullname: string;
  /** `null` at the main admin. */
  propertyId: string | null;
  /** Its units are houses on land of their own. */
  isVillage: boolean;
}

export const PersonContext = createContext<Person>({
  id: '',
  fullname: '',
  propertyId: null,
  isVillage: false,
});

export const usePerson = () => useContext(PersonContext);

/** Shows the person's changed account everywhere. */
export type PersonChanged = () => Promise<void>;

export const PersonChangedContext = createContext<PersonChanged>(async () => {});

/** To be called after the person's own account has changed. */
export const usePersonChanged = () => useContext(PersonChangedContext);
