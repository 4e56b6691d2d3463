import { useMemo } from 'react';
import { type StickerGroup, stickerEndpoints } from '@/contracts/chat/sticker';
import { type PageQuery, pageQuery } from '@/contracts/kit/calls/page-query';
import { addressQuery } from '@/portal/kit/address/address-query';
import { useAddress } from '@/portal/kit/address/use-address';
import { useReader } from '@/portal/kit/calls/use-reader';
import type { List } from '@/portal/kit/list/use-list';

/** What the address asks of the groups. */
export const askedGroups = addressQuery(pageQuery(20));

/** The call for every group, also those that residents cannot take. */
export const groupsCall = ({ keywords }: PageQuery) => ({ query: { all: true, keywords } });

/** The groups as a list, whose call knows no pages: they come all at once. */
export function useGroups(): List<StickerGroup, PageQuery> & { all: readonly StickerGroup[] } {
  const { query: address, go } = useAddress();
  const query = useMemo(() => askedGroups(address), [address]);
  const { answer, reading, reload } = useReader(stickerEndpoints.list, groupsCall(query));
  const { page, limit } = query;
  return {
    ...{ query, reading, reload, atLeast: false, stale: false },
    all: answer ?? [],
    rows: answer?.slice((page - 1) * limit, page * limit),
    total: answer?.length ?? 0,
    ask: (change, options) => go({ page: undefined, ...change }, options),
  };
}
