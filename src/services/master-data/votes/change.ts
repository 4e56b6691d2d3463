import { rowChanges } from '@/services/kit/change-row';
import { ownVote, type VoteRow } from './standing';
import { votes } from './tables';

/** The fields as the audit log's readers know them: a line for each question. */
export const readable = ({ questions, ...fields }: Partial<VoteRow>) => {
  const { title, detail, noticedOn, opensOn, closesOn, noticeDays, barArrears, holderCap, state } =
    fields;
  const days = { noticedOn, opensOn, closesOn, noticeDays };
  return {
    ...{ title, detail, ...days, barArrears, holderCap, state },
    ...(questions && { questions: questions.map((question) => question.title) }),
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
