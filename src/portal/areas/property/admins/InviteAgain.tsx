import { MailPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import {
  type Colleague,
  type InvitedAdmins,
  propertyAdminEndpoints,
} from '@/contracts/master-data/property/property-admin';
import { useAction } from '@/portal/kit/calls/use-action';
import { Button } from '@/portal/ui/actions/Button';
import { Tag } from '@/portal/ui/words/Tag';

/** That somebody was invited and has not come yet. */
export function InvitedTag({ joined, invited }: Colleague) {
  const { t } = useTranslation('properties');
  if (joined) return null;
  return (
    <Tag tone={invited ? 'note' : 'off'}>
      {t(`admins.invitation.${invited ? 'invited' : 'over'}`)}
    </Tag>
  );
}

/** Sends the invitation again, of which the one before no longer opens. */
export function InviteAgain(props: {
  row: Colleague;
  onInvited: (reply: InvitedAdmins, name: string) => void;
}) {
  const { fullname, id } = props.row;
  const { t } = useTranslation('properties');
  const [invite, inviting] = useAction(propertyAdminEndpoints.inviteAgain, {
    done: (reply) => props.onInvited(reply, fullname),
  });
  return (
    <Button
      look="link"
      icon={<MailPlus />}
      busy={inviting}
      onClick={() => void invite({ body: { accountId: id } })}
    >
      {t('admins.invitation.again')} <span className="visually-hidden">{fullname}</span>
    </Button>
  );
}
