import { useTranslation } from 'next-i18next/pages';
import { Fragment, type ReactNode } from 'react';
import { showHundredths } from '@/contracts/master-data/votes/shares';
import type { VoteDetail } from '@/contracts/master-data/votes/vote';
import { StandingTag } from '@/portal/areas/votes/StandingTag';
import { daysSince, useDates } from '@/portal/kit/text/dates';
import { Meter } from '@/portal/ui/charts/Meter';
import { Hero } from '@/portal/ui/layout/Hero';
import styles from './Item.module.css';
import { useQuorumState } from './use-quorum-state';

/** How many have come beside how many have to, and what comes next. */
export function VoteHero(props: { vote: VoteDetail; next: ReactNode; children: ReactNode }) {
  const { t } = useTranslation(['votes', 'common']);
  const { span } = useDates();
  const { vote, next, children } = props;
  const { standing, result, quorum, meeting, opensOn, closesOn } = vote;
  const quorumState = useQuorumState(vote);
  const days = -daysSince(`${closesOn}T00:00:00+07:00`);
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
      {...(result && { figure: `${showHundredths(quorumState.shown)}%` })}
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
              {t('ruleQuorum', { n: quorum })} ·{' '}
              {quorumState.words.map((word, at) => (
                <Fragment key={word}>
                  {at > 0 && ' · '}
                  <span className={styles.unbroken}>{word}</span>
                </Fragment>
              ))}
              {standing === 'open' && days > 0 && <> · {t('common:due.left.days', { n: days })}</>}
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
