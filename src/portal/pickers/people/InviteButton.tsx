import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { appUserEndpoints } from '@/contracts/master-data/residents/app-user';
import { useAction } from '@/portal/kit/calls/use-action';
import { usePermission } from '@/portal/kit/page/permission';
import { Button, type ButtonLook } from '@/portal/ui/actions/Button';

const InviteCode = dynamic(() => import('./InviteCode').then((m) => m.InviteCode), { ssr: false });

/** Invites somebody to the residents' app and shows the code, which can be read nowhere else. */
export function InviteButton(props: {
  customerId: string;
  name: string;
  /** A link inside a row, for who was invited before. */
  again?: boolean;
  look?: ButtonLook;
  onInvited?: () => void;
}) {
  const { t } = useTranslation('residents');
  const can = usePermission();
  const [made, setMade] = useState<{ code: string; expiresAt: string; sentTo: string }>();
  const [invite, inviting] = useAction(appUserEndpoints.invite, {
    done: ({ code, expiresAt, sentTo }) => {
      setMade({ code, expiresAt, sentTo });
      props.onInvited?.();
    },
  });
  if (!can('users:create')) return null;
  return (
    <>
      <Button
        look={props.look ?? (props.again ? 'link' : 'plain')}
        busy={inviting}
        onClick={() => invite({ body: { customerId: props.customerId } })}
      >
        {t(props.again ? 'again' : 'invite')} <span className="visually-hidden">{props.name}</span>
      </Button>
      {made && <InviteCode name={props.name} {...made} onClose={() => setMade(undefined)} />}
    </>
  );
}
