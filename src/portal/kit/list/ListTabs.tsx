import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useContext, useState } from 'react';
import { useAddress } from '@/portal/kit/address/use-address';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';
import { ListLookContext } from './list-look';
import { useUnknownOption } from './use-unknown-option';
import { useViews, viewQuery } from './use-views';

const ViewDialog = dynamic(() => import('./ViewDialog').then((m) => m.ViewDialog), { ssr: false });

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

/**
 * Views of a list: first those that somebody has kept, then its states; what one of these puts into the address
 * the others take out, and other filters stay. What is asked for beyond them can be kept as a view.
 */
export function ListTabs(props: { label: string; current: string; tabs: readonly ListTab[] }) {
  const { label, current, tabs } = props;
  const { t } = useTranslation('common');
  const { pathname } = useRouter();
  const { query } = useAddress();
  const look = useContext(ListLookContext);
  const { views, reload } = useViews(look?.list ?? '');
  const [isOpen, setOpen] = useState(false);

  const own = new Set(['page', 'view', ...tabs.flatMap(({ search }) => Object.keys(search))]);
  const kept = Object.fromEntries(Object.entries(query).filter(([name]) => !own.has(name)));
  const shown = views.find(({ id }) => id === query.view);
  const asked = viewQuery(query);
  const isNew = look && Object.keys(kept).length > 0 && !views.some((one) => one.query === asked);
  const unknown = useUnknownOption(
    shown ? '' : current,
    tabs.map(({ name, title }) => ({ value: name, label: title })),
  );
  const saved = views.map(({ id, name, query }) => ({
    ...{ name: id, title: name },
    href: { pathname, query: { ...Object.fromEntries(new URLSearchParams(query)), view: id } },
  }));
  if (saved.length === 0 && tabs.length === 0 && !isNew) return null;
  return (
    <>
      <LinkTabs
        label={label}
        current={shown?.id ?? current}
        tabs={[
          ...saved,
          ...tabs.map(({ search, count, apart, ...tab }, at) => ({
            ...{ ...tab, href: { pathname, query: { ...kept, ...search } } },
            ...(count !== undefined && { count: count.toLocaleString('en-US') }),
            ...((apart || (at === 0 && saved.length > 0)) && { apart: true }),
          })),
          ...unknown.map(({ value, label }) => ({
            ...{ name: value, title: label, href: { pathname, query } },
          })),
        ]}
        {...(isNew && { more: { title: t('views.keep'), onPress: () => setOpen(true) } })}
        {...(shown?.own && { more: { title: t('views.change'), onPress: () => setOpen(true) } })}
      />
      {isOpen && look && (
        <ViewDialog
          look={{ ...look, query: asked }}
          shown={shown}
          onDone={(id) => {
            setOpen(false);
            reload();
            look.onKept(id);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
