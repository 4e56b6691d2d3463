import { createContext, useContext } from 'react';

export type ThemeName = 'light' | 'dark';

export const ThemeContext = createContext<ThemeName>('light');

/** The theme that the screen is in. */
export const useThemeName = () => useContext(ThemeContext);
