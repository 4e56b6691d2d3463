import { hearCommands } from '@/portal/kit/page/commands';
import { keptHere } from '@/portal/kit/page/kept-here';
import { newAt } from './whats-new';

/** Opens help by its key, and says whether this browser has not yet been told what is new on the screen. */
export function watchHelp(
  route: string,
  on: { open: () => void; news: (isThere: boolean) => void },
): () => void {
  const { seen } = keptHere.read();
  on.news(newAt(route).some(({ key }) => !seen.includes(key)));
  return hearCommands((key, event) => {
    if (key !== '?') return;
    event.preventDefault();
    on.open();
  });
}
