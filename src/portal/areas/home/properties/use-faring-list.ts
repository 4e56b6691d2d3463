import { useMemo } from 'react';
import * as z from 'zod';
import { propertyDimensions } from '@/contracts/content/targets';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import type { Faring } from '@/contracts/master-data/property-board';
import type { Limits } from '@/contracts/master-data/property-limits';
import { useAddress } from '@/portal/kit/address/use-address';
import type { Read } from '@/portal/kit/calls/use-reader';
import type { List } from '@/portal/kit/list/use-list';
import { bangkokDay } from '@/portal/kit/text/dates';
import { inOrder, isOver } from './measures';

const asked = pageQuery(1).extend({
  dimension: z.enum(propertyDimensions).optional(),
  /** Only those that need help. */
  needy: z.literal('true').optional(),
});
type Asked = z.output<typeof asked>;

const holds = (row: Faring, typed: string) =>
  [row.code, row.nameTh, row.nameEn].some((text) => text.toLowerCase().includes(typed));

/** All properties as a list: what the address asks of them is found and ordered here, since all are read. */
export function useFaringList(read: Read<Faring[]>, limits: Limits): List<Faring, Asked> {
  const { query: address, go } = useAddress();
  const query = useMemo(() => asked.safeParse(address).data ?? asked.parse({}), [address]);
  const today = bangkokDay(Date.now());
  const { answer } = read;
  const rows = useMemo(() => {
    const { keywords = '', dimension, needy, sort = '' } = query;
    const typed = keywords.trim().toLowerCase();
    const found = answer?.filter(
      (row) =>
        holds(row, typed) &&
        (!dimension || row.dimension === dimension) &&
        (!needy || isOver(row, limits, today)),
    );
    return found && inOrder(found, sort, limits, today);
  }, [answer, query, limits, today]);
  return {
    ...{ rows, total: rows?.length ?? 0, atLeast: false, stale: false, query },
    ...{ reading: read.reading, reload: read.reload, ask: go },
  };
}
