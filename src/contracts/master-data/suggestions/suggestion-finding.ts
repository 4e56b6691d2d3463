import { finding } from '@/contracts/kit/feature/finding';
import { suggestionEndpoints } from './suggestion';

/** Suggestions by their words, by who made them and from where. */
export const suggestionsFound = finding({
  endpoint: suggestionEndpoints.list,
  call: (keywords, limit) => ({ query: { keywords, limit } }),
  records: ({ rows }) =>
    rows.map(({ id, number, subject, unitNumber, residentName }) => ({
      id,
      title: subject,
      detail: [`#${number}`, unitNumber, residentName].filter(Boolean).join(' · '),
      href: `/suggestion/${id}`,
    })),
});
