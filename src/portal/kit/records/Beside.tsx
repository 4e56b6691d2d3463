import { ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import type { ListEndpoint } from '@/contracts/kit/calls/list-endpoint';
import type { Page, PageQuery } from '@/contracts/kit/calls/page-query';
import { queryParser } from '@/portal/kit/address/address-query';
import { useReader } from '@/portal/kit/calls/use-reader';
import { keepListAddress, listAddress } from '@/portal/kit/list/list-address';
import { buttonLook } from '@/portal/ui/actions/Button';

type Row = { id: string };

/** The list's address with another page of it. */
function onPage(address: string, page: number): string {
  const [path = '', search = ''] = address.split('?');
  const asked = new URLSearchParams(search);
  if (page === 1) asked.delete('page');
  else asked.set('page', String(page));
  return asked.size > 0 ? `${path}?${asked}` : path;
}

/** A page of the list as it was last looked at in this tab. */
function useListPage<E extends ListEndpoint>(endpoint: E, path: string, page?: number) {
  const address = listAddress(path);
  const asked = Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? ''));
  const own = queryParser(endpoint)(asked) as PageQuery;
  const query = { ...own, page: page ?? own.page };
  const { answer } = useReader(endpoint, { query } as unknown as CallOf<E>);
  const { rows = [], total = 0 } = (answer ?? {}) as Partial<Page<Row>>;
  return { rows, query, last: Math.ceil(total / query.limit), address };
}

function Step(props: {
  to: Row | undefined;
  label: string;
  path: string;
  onGo?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { to, label, path, onGo, children } = props;
  if (!to) {
    return (
      <button type="button" {...buttonLook('icon')} disabled aria-label={label} title={label}>
        {children}
      </button>
    );
  }
  return (
    <Link
      {...buttonLook('icon')}
      href={`${path}/${to.id}`}
      aria-label={label}
      title={label}
      onClick={onGo}
    >
      {children}
    </Link>
  );
}

/** The first or last record of the page beside the one that is left. */
function StepOver<E extends ListEndpoint>(props: {
  endpoint: E;
  path: string;
  page: number;
  at: 0 | -1;
  label: string;
  children: ReactNode;
}) {
  const { endpoint, path, page, at, label, children } = props;
  const { rows, address } = useListPage(endpoint, path, page);
  // The way back leads to the page that one has come to.
  const onGo = () => keepListAddress(onPage(address, page));
  return <Step to={rows.at(at)} {...{ label, path, onGo, children }} />;
}

/**
 * From a record to the one before it and after it, in the list as it was last looked at in this tab; nothing
 * where the record is not in it.
 */
export function Beside<E extends ListEndpoint>(props: {
  endpoint: E;
  /** The list's address, below which its records are. */
  path: string;
  id: string;
}) {
  const { endpoint, path, id } = props;
  const { t } = useTranslation('common');
  const { rows, query, last } = useListPage(endpoint, path);
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) return null;
  const before = { label: t('list.before'), children: <ChevronLeft aria-hidden /> };
  const after = { label: t('list.after'), children: <ChevronRight aria-hidden /> };
  return (
    <>
      {at === 0 && query.page > 1 ? (
        <StepOver {...{ endpoint, path }} page={query.page - 1} at={-1} {...before} />
      ) : (
        <Step to={rows[at - 1]} path={path} {...before} />
      )}
      {at === rows.length - 1 && query.page < last ? (
        <StepOver {...{ endpoint, path }} page={query.page + 1} at={0} {...after} />
      ) : (
        <Step to={rows[at + 1]} path={path} {...after} />
      )}
    </>
  );
}
