import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { VoteDetail } from '@/contracts/master-data/votes/vote';
import { useDates } from '@/portal/kit/text/dates';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import styles from './Item.module.css';

/** When it is held, by which rules, and which other meeting it has to do with. */
export function Facts({ vote }: { vote: VoteDetail }) {
  const { t } = useTranslation('votes');
  const { date, moment } = useDates();
  const { opensOn, closesOn, first, second } = vote;
  const other = (one: typeof first) => one && <Link href={`/votes/${one.id}`}>{one.title}</Link>;
  const rules = [
    t('ruleNotice', { n: vote.noticeDays }),
    vote.meeting === 1 && t('ruleQuorum', { n: vote.quorum }),
    t(vote.arrearsMonths > 0 ? 'ruleArrears' : 'ruleNoArrears', { n: vote.arrearsMonths }),
    vote.holderCap < 100 && t('ruleCap', { n: vote.holderCap }),
    t('ruleProxy', { n: vote.proxyUnits }),
    vote.dimension === 'condo' && t('ruleNoProxies'),
  ].filter((rule) => rule !== false);
  const days = opensOn === closesOn ? date(opensOn) : `${date(opensOn)} – ${date(closesOn)}`;
  return (
    <>
      <Section title={t('facts')}>
        {vote.detail && <p className={styles.text}>{vote.detail}</p>}
        <FactList
          facts={[
            [t('votingDays'), days],
            [t('noticedOn'), date(vote.noticedOn)],
            [t('meeting'), vote.meeting],
            [t('firstMeeting'), other(first)],
            [t('secondMeeting'), other(second)],
            [t('closedBy'), vote.closedAt && `${vote.closedBy} ${moment(vote.closedAt)}`],
          ]}
        />
      </Section>
      <Section title={t('rules')}>
        <ul className={styles.list}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
