import { useMemo, useState } from 'react';
import { listColumnEndpoints } from '@/contracts/auth/list-columns';
import { useAction } from '@/portal/kit/calls/use-action';
import { loadReader, useReader } from '@/portal/kit/calls/use-reader';
import type { AppDispatch } from '@/portal/kit/page/store';
import type { Column } from '@/portal/ui/layout/DataTable';
import { loadViews, useCurrentView } from './use-views';

const everyList = {};

/** Reads the person's choice and views on the server, so that the first HTML has them already. */
export const loadColumns = (dispatch: AppDispatch) =>
  Promise.all([loadReader(listColumnEndpoints.read, dispatch, everyList), loadViews(dispatch)]);

/** How a list looks: which columns it hides, and whether its rows are close. */
export interface Look {
  hidden: string[];
  dense: boolean;
}

/** What `ColumnChoice` shows. */
export interface Choice extends Look {
  columns: { key: string; title: string; shown: boolean }[];
  change: (look: Look) => void;
}

/**
 * The columns of a list that the person wants to see, kept with the account under the list's name; without a
 * choice all that are not `off`, and where a kept view is shown, those of it. Only columns whose title is a text
 * can be hidden, and none that is `fixed`.
 */
export function useColumnChoice<T>(
  list: string,
  columns: Column<T>[],
): { columns: Column<T>[]; choice: Choice } {
  const { answer, reload } = useReader(listColumnEndpoints.read, everyList);
  const view = useCurrentView(list);
  // Seen at once, whatever the way to the service takes.
  const [chosen, setChosen] = useState<Look>();
  const [choose] = useAction(listColumnEndpoints.choose, { done: reload });
  const kept = answer?.find((one) => one.list === list);

  return useMemo(() => {
    const usual = columns.filter(({ off }) => off).map(({ key }) => key);
    const { hidden, dense } = view ?? chosen ?? kept ?? { hidden: usual, dense: false };
    const isHidden = ({ key, fixed }: Column<T>) => !fixed && hidden.includes(key);
    return {
      columns: columns.filter((column) => !isHidden(column)),
      choice: {
        hidden,
        dense,
        columns: columns.flatMap((column) =>
          typeof column.title === 'string' && !column.fixed
            ? { key: column.key, title: column.title, shown: !isHidden(column) }
            : [],
        ),
        change: (look) => {
          setChosen(look);
          void choose({ body: { list, ...look } });
        },
      },
    };
  }, [columns, view, chosen, kept, list, choose]);
}
