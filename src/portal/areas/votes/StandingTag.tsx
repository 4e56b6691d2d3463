import { useTranslation } from 'next-i18next/pages';
import { type VoteStanding, voteMeanings } from '@/contracts/master-data/votes/vote';
import { Tag } from '@/portal/ui/words/Tag';

/** Where a vote stands. */
export function StandingTag({ standing, big = false }: { standing: VoteStanding; big?: boolean }) {
  const { t } = useTranslation('votes');
  return (
    <Tag tone={voteMeanings[standing]} big={big}>
      {t(`standings.${standing}`)}
    </Tag>
  );
}
