import { dataChanged } from '@/contracts/kit/calls/live';
import { placeName } from '@/contracts/kit/calls/page-place';
import { hearPlace, type RealtimeSettings } from '@/portal/app/live/realtime';
import { whenBack } from '@/portal/app/live/when-back';
import type { Changes } from '@/portal/kit/live/live';

/**
 * Follows the main admin: the lists that show its records are told of changes. Nothing there is numbered,
 * so all is read again after each break and absence. Answers the way to leave.
 */
export function followMain(settings: RealtimeSettings, changes: Changes): () => void {
  const missed = () => changes.tell();
  let wasHeard = false;
  const event = (_name: string, data: unknown) => {
    const changed = dataChanged.safeParse(data).data;
    if (changed) changes.tell(changed.resource);
  };
  const subscribed = () => {
    // The page was made a moment before the first.
    if (wasHeard) missed();
    wasHeard = true;
  };
  const leave = hearPlace(settings, placeName(null), { event, subscribed });
  const unwatch = whenBack(missed);
  return () => {
    unwatch();
    leave();
  };
}
