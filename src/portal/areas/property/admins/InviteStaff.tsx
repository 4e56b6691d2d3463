import { useTranslation } from 'next-i18next/pages';
import { builtinRoleHints } from '@/contracts/auth/builtin-roles';
import {
  type InvitedAdmins,
  propertyAdminEndpoints,
  propertyInvitation,
} from '@/contracts/master-data/property/property-admin';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { useLanguage } from '@/portal/kit/text/language';
import { RadioField } from '@/portal/ui/fields/RadioField';
import { TextField } from '@/portal/ui/fields/TextField';

/** Invites somebody new to work in the property: who it is, and as what. */
export function InviteStaff(props: {
  roles: InvitedAdmins['invitable'];
  onDone: (reply: InvitedAdmins, name: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('properties');
  const language = useLanguage();
  const form = usePlainForm<typeof propertyInvitation, InvitedAdmins>({
    schema: propertyInvitation,
    save: (call) => callEndpoint(propertyAdminEndpoints.invite, call),
    done: (reply, { elements }) => {
      const field = elements.namedItem('fullname') as HTMLInputElement;
      props.onDone(reply, reply.known ?? field.value.trim());
    },
  });
  return (
    <FormDialog
      title={t('admins.invitation.invite')}
      action={t('admins.invitation.inviteDeed')}
      note={t('admins.invitation.inviteNote')}
      form={form}
      onClose={props.onClose}
    >
      <TextField
        name="fullname"
        label={t('admins.invitation.fullname')}
        required
        maxLength={200}
        autoComplete="off"
        error={form.errorOf('fullname')}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('admins.invitation.email')}
        required
        maxLength={254}
        autoComplete="off"
        error={form.errorOf('email')}
      />
      <RadioField
        name="roleId"
        label={t('admins.invitation.role')}
        required
        options={props.roles.map(({ id, name, builtin }) => ({
          value: id,
          label: name,
          hint: builtinRoleHints[builtin ?? '']?.[language],
        }))}
        error={form.errorOf('roleId')}
      />
    </FormDialog>
  );
}
