import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { VoteDetail, VoteResult } from '@/contracts/master-data/votes/vote';
import { ruleOf } from '@/contracts/master-data/votes/vote-matters';
import { outcomeMeanings, showShare, showWeight } from '@/contracts/master-data/votes/vote-rules';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Item.module.css';
import { useAnswers } from './use-answers';

type Count = VoteResult['all'];

/** What was decided, and how that follows: each number of units leads to those units. */
export function Result({ vote, result }: { vote: VoteDetail; result: VoteResult }) {
  const { t } = useTranslation('votes');
  const { all, present, byProxy, barred, cut, quorum, hasQuorum } = result;
  const isClosed = vote.standing === 'closed';
  const units = ({ units: n }: Count, query: Record<string, string | number>) => (
    <UnitsLink id={vote.id} n={n} query={query} />
  );
  const figure = (count: Count, query: Record<string, string>) => (
    <>
      {showWeight(count.weight)} ({showShare(count.weight, all.weight)}%) · {units(count, query)}
    </>
  );
  const state = t(hasQuorum ? 'hasQuorum' : 'lacksQuorum');
  const waiting: Count = {
    weight: all.weight - present.weight - barred.weight,
    units: all.units - present.units - barred.units,
  };
  return (
    <Section title={t(isClosed ? 'result' : 'resultSoFar')}>
      <p className={styles.soft}>
        {!isClosed && `${t('preliminary')} · `}
        {t('weightLead')}
      </p>
      <FactList
        facts={[
          [t('all'), figure(all, {})],
          [t('present'), figure(present, { standing: 'voted' })],
          [t('byProxy'), figure(byProxy, { byProxy: 'true' })],
          [
            t(isClosed ? 'unitStandings.absent' : 'waiting'),
            waiting.units > 0 && figure(waiting, { standing: 'waiting' }),
          ],
          [
            t('barred', { n: vote.arrearsMonths }),
            barred.units > 0 && figure(barred, { standing: 'barred' }),
          ],
          [
            t('cut', { n: vote.holderCap }),
            cut.units > 0 && (
              <>
                {showWeight(cut.weight)} · {units(cut, { cut: 'true' })}
              </>
            ),
          ],
          [
            t('quorum'),
            vote.meeting === 2
              ? t('quorumNone')
              : t('quorumNeeds', { needed: showWeight(quorum), percent: vote.quorum, state }),
          ],
        ]}
      />
      {vote.questions.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question has no other name.
        <Question key={at} vote={vote} result={result} at={at} />
      ))}
    </Section>
  );
}

function UnitsLink(props: { id: string; n: number; query: Record<string, string | number> }) {
  const { t } = useTranslation('votes');
  return (
    <Link
      className={styles.rows}
      href={{ pathname: `/votes/${props.id}`, query: props.query, hash: 'roll' }}
      shallow
    >
      {t('unitsCounted', { n: props.n })}
    </Link>
  );
}

function Question(props: { vote: VoteDetail; result: VoteResult; at: number }) {
  const { t } = useTranslation('votes');
  const answersOf = useAnswers();
  const { vote, result, at } = props;
  const question = vote.questions[at];
  const told = result.questions[at];
  if (!question || !told) return null;
  const names = answersOf(question);
  const rows = told.answers.map((count, answer) => ({ id: String(answer), answer, ...count }));
  type Row = (typeof rows)[number];
  const columns: Column<Row>[] = [
    {
      key: 'answer',
      title: t('answer'),
      render: ({ answer }) =>
        answer === told.winner ? <b>{names[answer]}</b> : (names[answer] ?? ''),
    },
    {
      key: 'units',
      title: t('unitCount'),
      align: 'end',
      render: ({ answer, units }) => (
        <UnitsLink id={vote.id} n={units} query={{ question: at, answer }} />
      ),
    },
    {
      key: 'weight',
      title: t('weight'),
      align: 'end',
      render: ({ weight }) => showWeight(weight),
    },
    {
      key: 'share',
      title: t('share'),
      align: 'end',
      render: ({ weight }) => showShare(weight, result.present.weight),
    },
  ];
  const rule = ruleOf(question, vote.meeting);
  const isBySection = vote.dimension === 'condo' && rule !== 'ruleRegulations';
  const title = `${t('question', { n: at + 1 })} ${question.title}`;
  const answer = names[told.winner ?? -1] ?? '';
  return (
    <div className={styles.question}>
      <h3>{title}</h3>
      <p className={styles.tags}>
        <Tag tone={outcomeMeanings[told.outcome]}>{t(`outcomes.${told.outcome}`, { answer })}</Tag>
        <span className={styles.soft}>{t(rule, { needed: showWeight(told.needed) })}</span>
      </p>
      {isBySection && <p className={styles.soft}>{t(`sections.${rule}`)}</p>}
      <DataTable label={title} columns={columns} rows={rows} />
    </div>
  );
}
