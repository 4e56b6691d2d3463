import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { queryParser } from '@/portal/kit/address/address-query';

const parse = queryParser(newMemberEndpoints.list);

/** Those who wait, the longest first, unless the address says otherwise: of some days all who asked. */
export const memberQuery: typeof parse = (address) => {
  const query = parse(address);
  const { status = query.created ? undefined : 'waiting' } = query;
  const { sort = status === 'waiting' ? 'createdAt' : '-createdAt' } = query;
  return { ...query, status, sort };
};
