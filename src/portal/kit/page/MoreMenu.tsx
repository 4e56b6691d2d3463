import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { ActionMenu } from '@/portal/ui/actions/ActionMenu';

/** What else can be done with a screen, or with what is `named`: links and buttons behind three dots. */
export function MoreMenu({ named, children }: { named?: string; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <ActionMenu
      look={named === undefined ? 'icon' : 'bare'}
      label={named === undefined ? t('list.more') : t('list.moreOf', { name: named })}
    >
      {children}
    </ActionMenu>
  );
}
