import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { usePermission } from '@/portal/kit/page/permission';
import { StatusMessage } from '@/portal/ui/words/StatusMessage';

/** Shows its children to who holds the permission, and why not to everybody else. */
export function Refusable({
  needs,
  children,
}: {
  needs: Permission | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const can = usePermission();
  if (!needs || can(needs)) return children;
  return (
    <StatusMessage
      code="403"
      title={t('status.forbidden')}
      lead={t('status.forbiddenLead')}
      action={{ href: '/', label: t('status.home') }}
    />
  );
}
