import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from '@/portal/ui/actions/Button';

/** A filter that a link has set and no field of the bar shows: what it says, and how it goes. */
export function FilterChip(props: { onClear: () => void; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <Button onClick={props.onClear}>
      {props.children} <span aria-hidden="true">✕</span>
      <span className="visually-hidden">{t('list.clear')}</span>
    </Button>
  );
}
