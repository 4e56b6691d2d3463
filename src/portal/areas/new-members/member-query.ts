import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { queryParser } from '@/portal/kit/address/address-query';

const parse = queryParser(newMemberEndpoints.list);

/** Those who wait, the latest first, unless the address says otherwise. */
export const memberQuery: typeof parse = (address) => {
  const { status = 'waiting', sort = '-createdAt', ...query } = parse(address);
  return { ...query, status, sort };
};
