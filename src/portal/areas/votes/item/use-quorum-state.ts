import { useTranslation } from 'next-i18next/pages';
import { showHundredths, turnoutOf } from '@/contracts/master-data/votes/shares';
import type { VoteDetail } from '@/contracts/master-data/votes/vote';

/** How many have come, in hundredths of a percent, and what that is to the quorum: while people vote no verdict. */
export function useQuorumState({ result, standing, meeting, quorum }: VoteDetail) {
  const { t } = useTranslation('votes');
  if (!result) return { shown: 0, words: [] };
  const shown = turnoutOf(result, meeting === 1 ? quorum : 0).present;
  if (result.hasQuorum) return { shown, words: [t('hasQuorum')] };
  const short = t('shortOf', { n: showHundredths(Math.max(0, quorum * 100 - shown)) });
  return { shown, words: [t(standing === 'open' ? 'notYetQuorum' : 'lacksQuorum'), short] };
}
