import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useEffect } from 'react';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { useMayLeave } from '@/portal/app/shell/header/use-may-leave';
import { linksIn, useMenu } from '@/portal/app/shell/menu/menu';
import { usePermission } from '@/portal/kit/page/permission';
import { usePersonChanged } from '@/portal/kit/page/person';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';
import { Button } from '@/portal/ui/actions/Button';
import { StatusMessage } from '@/portal/ui/words/StatusMessage';

/** Shows its children to who holds the permission, and why not to everybody else. */
export function Refusable(props: { needs: Permission | undefined; children: ReactNode }) {
  const { needs, children } = props;
  const can = usePermission();
  return !needs || can(needs) ? children : <Refused />;
}

/**
 * Why a page is not shown. Where the menu, which is asked anew for each document, offers the page, the right
 * was given while no page was open: the session is renewed.
 */
function Refused() {
  const { t } = useTranslation('common');
  const { leave } = usePlaceSwitch();
  const mayLeave = useMayLeave();
  const personChanged = usePersonChanged();
  const { answer: menu } = useMenu();
  const isOffered = linksIn(menu).includes(useRouter().pathname);
  useEffect(() => {
    if (isOffered) void personChanged();
  }, [isOffered, personChanged]);
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
