import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import {
  sharesOf,
  sharesOfAll,
  showHundredths,
  turnoutOf,
} from '@/contracts/master-data/votes/shares';
import type { VoteDetail, VoteResult } from '@/contracts/master-data/votes/vote';
import { neededOfAll, ruleOf } from '@/contracts/master-data/votes/vote-matters';
import { outcomeMeanings, showWeight } from '@/contracts/master-data/votes/vote-rules';
import { Meter } from '@/portal/ui/charts/Meter';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { Section } from '@/portal/ui/layout/Section';
import { Tag } from '@/portal/ui/words/Tag';
import { Unbroken } from '@/portal/ui/words/Unbroken';
import styles from './Item.module.css';
import { useAnswers } from './use-answers';
import { useQuorumState } from './use-quorum-state';

type Count = VoteResult['all'];
type Counted = Count & {
  id: string;
  name: string;
  /** Of all votes, in hundredths of a percent. */
  share: number;
  query: Record<string, string>;
};

/** What was decided, and how that follows: each number of units leads to those units. */
export function Result({ vote, result }: { vote: VoteDetail; result: VoteResult }) {
  const { t } = useTranslation('votes');
  const { all, present, byProxy, barred, cut, quorum } = result;
  const shares = turnoutOf(result, vote.meeting === 1 ? vote.quorum : 0);
  const shareOf = ({ weight }: Count) => sharesOf([weight], all.weight)[0] ?? 0;
  const quorumState = useQuorumState(vote);
  const isClosed = vote.standing === 'closed';
  const waiting: Count = {
    weight: all.weight - present.weight - barred.weight,
    units: all.units - present.units - barred.units,
  };
  const counts: Counted[] = [
    {
      ...{ id: 'present', name: t('present'), share: shares.present },
      ...present,
      query: { standing: 'voted' },
    },
    {
      ...{ id: 'byProxy', name: t('byProxy'), share: shareOf(byProxy) },
      ...byProxy,
      query: { byProxy: 'true' },
    },
    {
      id: 'waiting',
      name: t(isClosed ? 'unitStandings.absent' : 'waiting'),
      share: shares.waiting,
      ...waiting,
      query: { standing: 'waiting' },
    },
    {
      id: 'barred',
      name: t('barred', { n: vote.arrearsMonths }),
      share: shares.barred,
      ...barred,
      query: { standing: 'barred' },
    },
    {
      ...{ id: 'cut', name: t('cut', { n: vote.holderCap }), share: shareOf(cut) },
      ...cut,
      query: { cut: 'true' },
    },
    { id: 'all', name: t('all'), share: shareOf(all), ...all, query: {} },
  ];
  const shown = counts.filter(({ id, units }) => units > 0 || id === 'present' || id === 'all');
  const state = quorumState.words.join(' · ');
  return (
    <Section title={t(isClosed ? 'result' : 'resultSoFar')}>
      <p className={styles.soft}>
        {!isClosed && `${t('preliminary')} · `}
        {t('weightLead')}
      </p>
      <DataTable
        label={t('present')}
        columns={[
          {
            key: 'name',
            title: t('turnoutTitle'),
            rank: 1,
            card: 'title',
            render: (row) => row.name,
          },
          {
            ...{ key: 'units', title: t('unitCount'), width: 96, rank: 1 },
            ...{ align: 'end', card: 'figure' },
            render: ({ units, query }) => <UnitsLink id={vote.id} n={units} query={query} />,
          },
          {
            ...{
              key: 'weight',
              title: t('weight'),
              width: 116,
              rank: 1,
              align: 'end',
              card: 'fact',
            },
            render: ({ weight }) => showWeight(weight),
          },
          {
            ...{ key: 'share', title: t('shareOfAll'), width: 200, rank: 1, align: 'end' },
            card: 'fact',
            render: ({ share }) => <Share hundredths={share} />,
          },
        ]}
        rows={shown}
      />
      <p>
        <b>{t('quorum')}</b>{' '}
        {vote.meeting === 2
          ? t('quorumNone')
          : t('quorumNeeds', { needed: showWeight(quorum), percent: vote.quorum, state })}
      </p>
      {vote.questions.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question has no other name.
        <Question key={at} vote={vote} result={result} at={at} />
      ))}
    </Section>
  );
}

/** A share in figures, beside a bar of it; `mark` is what it has to reach, as a part of the whole. */
const Share = (props: { hundredths: number; mark?: number; below?: string }) => (
  <span className={styles.share}>
    <Meter share={props.hundredths / 10_000} {...(props.mark && { mark: props.mark })} />{' '}
    {showHundredths(props.hundredths)}%
    {props.below && <small className={styles.soft}>{props.below}</small>}
  </span>
);

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
  const all = result.all.weight;
  const weights = told.answers.map(({ weight }) => weight);
  const ofPresent = sharesOf(weights, result.present.weight);
  const isOfAll = neededOfAll(question.matter, vote.meeting, all) !== null;
  const shares = isOfAll ? sharesOfAll(weights, all, told.needed) : ofPresent;
  /** Of a resolution what is for it alone has something to reach. */
  const markOf = (answer: number) =>
    isOfAll && (question.kind === 'choice' || answer === 0) ? told.needed / all : undefined;
  const rows = told.answers.map((count, answer) => ({
    ...{ id: String(answer), answer, share: shares[answer] ?? 0, mark: markOf(answer) },
    ...(isOfAll && { below: t('ofPresent', { n: showHundredths(ofPresent[answer] ?? 0) }) }),
    ...count,
  }));
  type Row = (typeof rows)[number];
  const columns: Column<Row>[] = [
    {
      key: 'answer',
      title: t('answer'),
      ...{ rank: 1, card: 'title' },
      render: ({ answer }) =>
        answer === told.winner ? <b>{names[answer]}</b> : (names[answer] ?? ''),
    },
    {
      key: 'units',
      title: t('unitCount'),
      ...{ width: 96, rank: 1, align: 'end', card: 'figure' },
      render: ({ answer, units }) => (
        <UnitsLink id={vote.id} n={units} query={{ question: at, answer }} />
      ),
    },
    {
      key: 'weight',
      title: t('weight'),
      ...{ width: 116, rank: 1, align: 'end', card: 'fact' },
      render: ({ weight }) => showWeight(weight),
    },
    {
      key: 'share',
      title: t(isOfAll ? 'shareOfAll' : 'share'),
      ...{ width: 200, rank: 1, align: 'end', card: 'fact', named: isOfAll },
      render: ({ share, mark, below }) => (
        <Share hundredths={share} {...(mark && { mark })} {...(below && { below })} />
      ),
    },
  ];
  const rule = ruleOf(question, vote.meeting);
  const isBySection = vote.dimension === 'condo' && rule !== 'ruleRegulations';
  const title = `${t('question', { n: at + 1 })} ${question.title}`;
  const answer = names[told.winner ?? -1] ?? '';
  return (
    <div className={styles.question}>
      <h3>
        <Unbroken>{title}</Unbroken>
      </h3>
      <p className={styles.tags}>
        {told.outcome === 'noQuorum' && vote.standing === 'open' ? (
          <Tag>{t('notYetQuorum')}</Tag>
        ) : (
          <Tag tone={outcomeMeanings[told.outcome]}>
            {t(`outcomes.${told.outcome}`, { answer })}
          </Tag>
        )}
        <span className={styles.soft}>{t(rule, { needed: showWeight(told.needed) })}</span>
      </p>
      {isBySection && <p className={styles.soft}>{t(`sections.${rule}`)}</p>}
      <DataTable label={title} columns={columns} rows={rows} />
    </div>
  );
}
