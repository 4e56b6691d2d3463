import { hearListKeys } from '@/portal/kit/list/list-keys';
import { hearCommands } from '@/portal/kit/page/commands';
import { keptHere } from '@/portal/kit/page/kept-here';
import { newAt } from './whats-new';

/** What opens from here, each in a script of its own. */
export const pieces = {
  panel: async () => (await import('./HelpPanel')).HelpPanel,
  tour: async () => (await import('@/portal/app/tour/Tour')).Tour,
};

/** Whether this browser has not yet been told what is new on a screen. */
export const hasNewsAt = (route: string) => {
  const { seen } = keptHere.read();
  return newAt(route).some(({ key }) => !seen.includes(key));
};

/** Hears the keys of lists, and that of help. Answers the way to stop. */
export function hearKeys(openHelp: () => void): () => void {
  const stopped = [
    hearListKeys(),
    hearCommands((key, event) => {
      if (key !== '?') return;
      event.preventDefault();
      openHelp();
    }),
  ];
  return () => {
    for (const stop of stopped) stop();
  };
}
