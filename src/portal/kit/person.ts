import { createContext, useContext } from 'react';

/** Who works here now, as the screens need it. */
export interface Person {
  fullname: string;
  /** `null` at the main admin. */
  propertyId: string | null;
}

export const PersonContext = createContext<Person>({ fullname: '', propertyId: null });

export const usePerson = () => useContext(PersonContext);
