import type { Feature } from '@/contracts/kit/feature/permissions';
import { useLive } from '@/portal/kit/live/live';

/** Hears of one feature's changes. */
export function Followed(props: { feature: Feature; changed: (feature: Feature) => void }) {
  const { feature, changed } = props;
  useLive(feature, () => changed(feature));
  return null;
}
