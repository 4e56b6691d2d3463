import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { Button } from '@/portal/ui/actions/Button';
import type { List } from './use-list';

/** A filter that a link has set and no field of the bar shows: what it says, and how it goes. */
export function FilterChip<T, Q extends PageQuery>(props: {
  list: List<T, Q>;
  name: keyof Q & string;
  children: ReactNode;
}) {
  const { list, name } = props;
  const { t } = useTranslation('common');
  if (list.query[name] === undefined) return null;
  return (
    <Button name={name} onClick={() => list.ask({ [name]: undefined } as Partial<Q>)}>
      {props.children} <span aria-hidden="true">✕</span>
      <span className="visually-hidden">{t('list.clear')}</span>
    </Button>
  );
}
