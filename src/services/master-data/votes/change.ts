import texts from '@locales/th/votes.json';
import { rowChanges } from '@/services/kit/records/change-row';
import { ownVote, type VoteRow } from './standing';
import { votes } from './tables';

/** The fields as the audit log's readers know them: a line for each question, with its matter. */
export const readable = ({ questions, ...fields }: Partial<VoteRow>) => {
  const { title, detail, noticedOn, opensOn, closesOn, state } = fields;
  const { noticeDays, quorum, proxyUnits, holderCap, arrearsMonths } = fields;
  return {
    ...{ title, detail, noticedOn, opensOn, closesOn, state },
    ...{ noticeDays, quorum, proxyUnits, holderCap, arrearsMonths },
    ...(questions && {
      questions: questions.map(({ title, matter }) => `${title} (${texts.matters[matter]})`),
    }),
  };
};

export const {
  locked: lockVote,
  log: logVote,
  change: changeVote,
} = rowChanges(votes, {
  ...{ entity: 'vote', feature: 'votes', readable, own: ownVote },
  title: ({ title }) => title,
});
