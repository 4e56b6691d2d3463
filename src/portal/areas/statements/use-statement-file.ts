import { useState } from 'react';
import {
  type ColumnField,
  columnFields,
  type StatementLook,
  statementFileEndpoints,
} from '@/contracts/billing/statements/statement-file';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useAppDispatch } from '@/portal/kit/page/store';

export type Columns = StatementLook['columns'];

/** As a multipart call carries them: what the file has none of is not sent. */
export const sentColumns = (columns: Columns): Partial<Columns> =>
  Object.fromEntries(Object.entries(columns).filter(([, at]) => at !== null));

interface Looked {
  file: File;
  found: StatementLook;
}

/** The statement that was chosen last and what it says, by the columns that it seems to have or was given. */
export function useStatementFile(accountId: string) {
  const dispatch = useAppDispatch();
  const [looked, setLooked] = useState<Looked>();
  const [refused, setRefused] = useState<{ name: string; error: ApiError } | null>(null);
  const [looking, setLooking] = useState(false);

  async function look(file: File, columns?: Columns) {
    setRefused(null);
    setLooking(true);
    if (!columns) setLooked(undefined);
    const call = { body: { accountId, ...(columns && sentColumns(columns)) }, files: [file] };
    await dispatch(callEndpoint(statementFileEndpoints.look, call))
      .unwrap()
      .then(
        (found) => setLooked({ file, found }),
        (error: ApiError) => setRefused({ name: file.name, error }),
      );
    setLooking(false);
  }
  /** A column says one thing: what it said before is nothing's then. */
  function turn(field: ColumnField, at: number | null) {
    if (!looked) return;
    const before = looked.found.columns;
    const columns = Object.fromEntries(
      columnFields.map((one) => [one, at !== null && before[one] === at ? null : before[one]]),
    ) as Columns;
    void look(looked.file, { ...columns, [field]: at });
  }
  return {
    ...{ looked, refused, looking, turn },
    choose: (file: File) => look(file),
    leave: () => setLooked(undefined),
  };
}
