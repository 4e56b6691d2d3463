import { finding } from '@/contracts/kit/feature/finding';
import { newMemberEndpoints } from './new-member';

/** New members by their names, numbers and units, whatever became of them. */
export const newMembersFound = finding({
  endpoint: newMemberEndpoints.list,
  call: (keywords, limit) => ({ query: { keywords, limit } }),
  records: ({ rows }) =>
    rows.map(({ id, name, unitNumber, status }) => ({
      id,
      title: name,
      detail: unitNumber,
      href: `/new-members?status=${status}&keywords=${encodeURIComponent(name)}`,
    })),
});
