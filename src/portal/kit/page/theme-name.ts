import { createContext, useContext } from 'react';
import { useMedia } from './use-media';

export type ThemeName = 'light' | 'dark';

/** What the person chose; null while the system's preference counts. */
export const ThemeContext = createContext<ThemeName | null>(null);

/** The theme that the screen is in. */
export function useThemeName(): ThemeName {
  const chosen = useContext(ThemeContext);
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  return chosen ?? (prefersDark ? 'dark' : 'light');
}
