import { useRouter } from 'next/router';
import { useAddress } from '@/portal/kit/address/use-address';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';
import { useUnknownOption } from './use-unknown-option';

/** One view of a list. */
export interface ListTab {
  name: string;
  title: string;
  /** What it puts into the address. */
  search: Readonly<Record<string, string>>;
  /** How many records it has, or what they come to as it is written. */
  count?: number | string | undefined;
}

/** Views of a list: what one puts into the address the others take out, and other filters stay. */
export function ListTabs(props: { label: string; current: string; tabs: readonly ListTab[] }) {
  const { label, current, tabs } = props;
  const { pathname } = useRouter();
  const { query } = useAddress();
  const own = new Set(['page', ...tabs.flatMap(({ search }) => Object.keys(search))]);
  const kept = Object.fromEntries(Object.entries(query).filter(([name]) => !own.has(name)));
  const unknown = useUnknownOption(
    current,
    tabs.map(({ name, title }) => ({ value: name, label: title })),
  );
  return (
    <LinkTabs
      label={label}
      current={current}
      tabs={[
        ...tabs.map(({ name, title, search, count }) => ({
          ...{ name, title, href: { pathname, query: { ...kept, ...search } } },
          ...(count !== undefined && { count: count.toLocaleString('en-US') }),
        })),
        ...unknown.map(({ value, label }) => ({
          ...{ name: value, title: label, href: { pathname, query } },
        })),
      ]}
    />
  );
}
