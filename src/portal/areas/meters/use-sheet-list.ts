import { useMemo } from 'react';
import * as z from 'zod';
import type { SheetRow } from '@/contracts/billing/meters/reading';
import { type PageQuery, pageQuery } from '@/contracts/kit/calls/page-query';
import { limited } from '@/contracts/kit/fields/limited';
import { addressQuery } from '@/portal/kit/address/address-query';
import { useAddress } from '@/portal/kit/address/use-address';
import type { List } from '@/portal/kit/list/use-list';

export interface SheetQuery extends PageQuery {
  building?: string | undefined;
  floor?: number | undefined;
}

const asked = addressQuery(
  pageQuery(20).extend({
    building: limited(60).optional(),
    floor: z.coerce.number<number | string>().int().optional(),
  }),
);

/** A unit is found however its number's parts are joined: `b0905`, `B-0905`. */
const bare = (text: string) => text.toLowerCase().replace(/[\s\-/.]/g, '');

/** The units of a sheet as a list that is searched and filtered where it stands: all of them are here. */
export function useSheetList<Row extends SheetRow>(rows: readonly Row[]): List<Row, SheetQuery> {
  const { query: address, go } = useAddress();
  const query = useMemo((): SheetQuery => asked(address), [address]);
  const { keywords = '', building, floor } = query;
  const found = useMemo(
    () =>
      rows.filter(
        (row) =>
          bare(row.unitNumber).includes(bare(keywords)) &&
          (building === undefined || row.building === building) &&
          (floor === undefined || row.floor === floor),
      ),
    [rows, keywords, building, floor],
  );
  return {
    ...{ query, rows: found, total: found.length, atLeast: false, stale: false },
    reading: { status: 'idle' },
    reload: () => {},
    ask: (change, options) => go({ page: undefined, ...change }, options),
  };
}
