import { createContext, useContext } from 'react';

/** Whether this browser plays a tone with a notification, and the way to change that. */
export interface Sound {
  on: boolean;
  change: (on: boolean) => void;
}

export const SoundContext = createContext<Sound>({ on: true, change() {} });

export const useSound = () => useContext(SoundContext);
