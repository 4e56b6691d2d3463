import { createContext } from 'react';
import type { Look } from './use-column-choice';

/** How the list around looks, for what keeps it as a view; none where its views are not kept. */
export interface ListLook extends Look {
  list: string;
  /** Told which view was kept, or that one was taken away. */
  onKept: (id: string | undefined) => void;
}

export const ListLookContext = createContext<ListLook | null>(null);
