import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useEffect } from 'react';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { useMayLeave } from '@/portal/app/shell/header/use-may-leave';
import { usePermission } from '@/portal/kit/page/permission';
import { usePersonChanged } from '@/portal/kit/page/person';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';
import { Button } from '@/portal/ui/actions/Button';
import { StatusMessage } from '@/portal/ui/words/StatusMessage';

/**
 * Shows its children to who holds the permission, and why not to everybody else. Before that stands, the
 * session is asked once more: the right may have been given while no page was open.
 */
export function Refusable({
  needs,
  children,
}: {
  needs: Permission | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const can = usePermission();
  const { leave } = usePlaceSwitch();
  const mayLeave = useMayLeave();
  const personChanged = usePersonChanged();
  const refused = needs !== undefined && !can(needs);
  useEffect(() => {
    if (refused) void personChanged();
  }, [refused, personChanged]);
  if (!refused) return children;
  return (
    <StatusMessage
      code="403"
      title={t('status.forbidden')}
      lead={t(mayLeave ? 'status.insideLead' : 'status.forbiddenLead')}
      action={{ href: '/', label: t('status.home') }}
    >
      {mayLeave && (
        <Button look="primary" onClick={leave}>
          {t('place.leave')}
        </Button>
      )}
    </StatusMessage>
  );
}
