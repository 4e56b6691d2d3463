import { createContext, useContext, useEffect } from 'react';

interface FilterPlace {
  /** In a sheet a filter stands with its label; in the bar, what it is set to stands below. */
  isSheet: boolean;
  /** What the bar's filters are called in the query. */
  names: Set<string>;
}

export const FilterPlaceContext = createContext<FilterPlace>({ isSheet: false, names: new Set() });

/** Where a filter stands; all of those that tell their names are cleared at once. */
export function useFilterPlace(...own: readonly string[]) {
  const { isSheet, names } = useContext(FilterPlaceContext);
  const said = own.join();
  useEffect(() => {
    const all = said.split(',');
    for (const name of all) names.add(name);
    return () => {
      for (const name of all) names.delete(name);
    };
  }, [names, said]);
  return { isSheet };
}
