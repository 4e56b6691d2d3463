import { useMemo, useState } from 'react';
import { listColumnEndpoints } from '@/contracts/auth/list-columns';
import { useAction } from '@/portal/kit/calls/use-action';
import { loadReader, useReader } from '@/portal/kit/calls/use-reader';
import type { AppDispatch } from '@/portal/kit/page/store';
import type { Column } from '@/portal/ui/layout/DataTable';

const everyList = {};

/** Reads the person's choice on the server, so that the first HTML has the columns already. */
export const loadColumns = (dispatch: AppDispatch) =>
  loadReader(listColumnEndpoints.read, dispatch, everyList);

/** What `ColumnChoice` shows. */
export interface Choice {
  columns: { key: string; title: string; shown: boolean }[];
  hide: (hidden: string[]) => void;
}

/**
 * The columns of a list that the person wants to see, kept with the account under the list's name; without a
 * choice all that are not `off`. Only columns whose title is a text can be hidden, and none that is `fixed`.
 */
export function useColumnChoice<T>(
  list: string,
  columns: Column<T>[],
): { columns: Column<T>[]; choice: Choice } {
  const { answer, reload } = useReader(listColumnEndpoints.read, everyList);
  // Seen at once, whatever the way to the service takes.
  const [chosen, setChosen] = useState<string[]>();
  const [choose] = useAction(listColumnEndpoints.choose, { done: reload });
  const kept = answer?.find((one) => one.list === list)?.hidden;

  return useMemo(() => {
    const usual = columns.filter(({ off }) => off).map(({ key }) => key);
    const hidden = new Set(chosen ?? kept ?? usual);
    const isHidden = ({ key, fixed }: Column<T>) => !fixed && hidden.has(key);
    return {
      columns: columns.filter((column) => !isHidden(column)),
      choice: {
        columns: columns.flatMap((column) =>
          typeof column.title === 'string' && !column.fixed
            ? { key: column.key, title: column.title, shown: !isHidden(column) }
            : [],
        ),
        hide: (next) => {
          setChosen(next);
          void choose({ body: { list, hidden: next } });
        },
      },
    };
  }, [columns, chosen, kept, list, choose]);
}
