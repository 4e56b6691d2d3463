import { finding } from '@/contracts/kit/feature/finding';
import { voteEndpoints } from './vote';

/** Votes by their title and their questions. */
export const votesFound = finding({
  endpoint: voteEndpoints.list,
  call: (keywords, limit) => ({ query: { keywords, limit } }),
  records: ({ rows }) =>
    rows.map(({ id, title, questions }) => ({
      id,
      title,
      detail: questions.map((question) => question.title).join(' · '),
      href: `/votes/${id}`,
    })),
});
