import type panel from '@locales/th/help/panel.json';
import type { Language } from '@/portal/kit/text/language';

/** A word or a key, and what it is or does. */
type Told = readonly [string, string];

export interface ScreenHelp {
  /** What the screen is for. */
  about: string;
  words: readonly Told[];
  /** What keys do there, beside those of all screens. */
  keys: readonly Told[];
}

/** An area's help as its file holds it, by the routes of its screens. */
export interface AreaHelp {
  screens: Record<string, string>;
  words: Told[];
  keys?: Record<string, Told[]>;
}

/** What `pages` has under a second address. */
const others: Record<string, string> = {
  '/dashboard': '/',
  '/repair': '/suggestion',
  '/repair/[id]': '/suggestion/[id]',
};

/** The screen behind a route as help knows it: at the main admin the first one is another. */
export function screenAt(route: string, isMain: boolean): string {
  const screen = others[route] ?? route;
  return screen === '/' && isMain ? '/main' : screen;
}

/** The file of a screen's help: its area's, named by the address. */
export function fileOf(screen: string): string {
  const [, first = '', second] = screen.split('/');
  if (first === 'admin') return `admin-${second}`;
  return /^(main|_error)?$/.test(first) ? 'home' : first;
}

export type PanelTexts = typeof panel;

/** The words of the panel and of the screen, each in a file of its own; they come when they are asked for. */
export async function readHelp(screen: string, language: Language) {
  const [panel, area]: [{ default: PanelTexts }, { default: AreaHelp }] = await Promise.all([
    import(`@locales/${language}/help/panel.json`),
    import(`@locales/${language}/help/${fileOf(screen)}.json`),
  ]);
  const { screens, words, keys } = area.default;
  const help: ScreenHelp = { about: screens[screen] ?? '', words, keys: keys?.[screen] ?? [] };
  return { texts: panel.default, help };
}
