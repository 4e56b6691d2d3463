import { useRouter } from 'next/router';
import { useAddress } from '@/portal/kit/address/use-address';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';

/** One view of a list. */
export interface ListTab {
  name: string;
  title: string;
  /** What it puts into the address. */
  search: Readonly<Record<string, string>>;
  /** How many records it has, or what they come to as it is written. */
  count?: number | string | undefined;
  /** It is too late for what is behind it. */
  late?: boolean;
  /** Of another kind than the one before. */
  apart?: boolean;
}

/** Views of a list: what one puts into the address the others take out, and other filters stay. */
export function ListTabs(props: { label: string; current: string; tabs: readonly ListTab[] }) {
  const { label, current, tabs } = props;
  const { pathname } = useRouter();
  const { query } = useAddress();
  const own = new Set(['page', ...tabs.flatMap(({ search }) => Object.keys(search))]);
  const kept = Object.fromEntries(Object.entries(query).filter(([name]) => !own.has(name)));
  return (
    <LinkTabs
      label={label}
      current={current}
      tabs={tabs.map(({ search, count, ...tab }) => ({
        ...{ ...tab, href: { pathname, query: { ...kept, ...search } } },
        ...(count !== undefined && { count: count.toLocaleString('en-US') }),
      }))}
    />
  );
}
