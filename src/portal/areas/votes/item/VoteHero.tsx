import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { VoteDetail } from '@/contracts/master-data/votes/vote';
import { showShare } from '@/contracts/master-data/votes/vote-rules';
import { StandingTag } from '@/portal/areas/votes/StandingTag';
import { useDates } from '@/portal/kit/text/dates';
import { Meter } from '@/portal/ui/charts/Meter';
import { Hero } from '@/portal/ui/layout/Hero';
import styles from './Item.module.css';

/** How many have come beside how many have to, and what comes next. */
export function VoteHero(props: { vote: VoteDetail; next: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('votes');
  const { span } = useDates();
  const { vote, next, children } = props;
  const { standing, result, quorum, meeting, opensOn, closesOn } = vote;
  const deeds = Array.isArray(children) && children.some(Boolean) ? children : undefined;
  const all = result?.all.weight ?? 0;
  const share = result && all > 0 ? result.present.weight / all : 0;
  return (
    <Hero
      state={
        <>
          <StandingTag standing={standing} big /> {t('votingDays')} {span(opensOn, closesOn)}
        </>
      }
      {...(result && { figure: `${showShare(result.present.weight, all)}%` })}
      next={
        <>
          {result && (
            <div className={styles.quorum}>
              <Meter share={share} {...(meeting === 1 && { mark: quorum / 100 })} />
              {t('turnout', { n: result.present.units, units: result.all.units })}
            </div>
          )}
          {result && meeting === 1 && (
            <p>
              {t('ruleQuorum', { n: quorum })} · {t(result.hasQuorum ? 'hasQuorum' : 'lacksQuorum')}
            </p>
          )}
          {next}
        </>
      }
    >
      {deeds}
    </Hero>
  );
}
