import { type ReactNode, useMemo } from 'react';
import { ListLookContext } from './list-look';
import type { Look } from './use-column-choice';
import { useShowView } from './use-views';

/** Lets the tabs inside keep how their list is asked for and looks as views. */
export function KeptViews({
  list,
  look,
  children,
}: {
  list: string;
  look: Look;
  children: ReactNode;
}) {
  const onKept = useShowView();
  const { hidden, dense } = look;
  const value = useMemo(() => ({ list, hidden, dense, onKept }), [list, hidden, dense, onKept]);
  return <ListLookContext value={value}>{children}</ListLookContext>;
}
