import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { queryParser } from '@/portal/kit/address/address-query';

const parse = queryParser(newMemberEndpoints.list);

/** Those who wait, the latest first, unless the address says otherwise: of some days all who asked. */
export const memberQuery: typeof parse = (address) => {
  const { sort = '-createdAt', ...query } = parse(address);
  const { status = query.created ? undefined : 'waiting' } = query;
  return { ...query, status, sort };
};
