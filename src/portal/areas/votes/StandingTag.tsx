import { useTranslation } from 'next-i18next/pages';
import type { VoteStanding } from '@/contracts/master-data/votes/vote';
import { Tag, type Tone } from '@/portal/ui/words/Tag';

const tones: Record<VoteStanding, Tone> = {
  ...{ draft: 'plain', announced: 'brand', open: 'good' },
  ...{ ended: 'warn', closed: 'plain' },
};

/** Where a vote stands. */
export function StandingTag({ standing }: { standing: VoteStanding }) {
  const { t } = useTranslation('votes');
  return <Tag tone={tones[standing]}>{t(`standings.${standing}`)}</Tag>;
}
