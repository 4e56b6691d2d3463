import type { ParsedUrlQuery } from 'node:querystring';
import type { Permission } from '@/contracts/kit/feature/permissions';
import type { AreaPage } from '@/portal/kit/page/area-page';
import type { Person } from '@/portal/kit/page/person';
import type { AppDispatch } from '@/portal/kit/page/store';

/** Who reads in this tab, and into which store. */
interface Reader {
  dispatch: AppDispatch;
  person: Person;
  permissions: readonly Permission[];
}

let reader: Reader | undefined;

/** Reads what a page first shows while it is still on its way: its calls go out before it is rendered. */
export const readsAhead = {
  /** From now on pages are read for this person; answers the way to end that. */
  by(now: Reader): () => void {
    reader = now;
    return () => {
      if (reader === now) reader = undefined;
    };
  },
  /** Waits for nothing: the page shows each answer as it comes, and what is wrong with it. */
  begin({ needs, load }: AreaPage, query: ParsedUrlQuery): void {
    if (!reader || (needs && !reader.permissions.includes(needs))) return;
    void load?.(reader.dispatch, query, reader.person);
  },
};
