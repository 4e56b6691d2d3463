import { LogOut, MailPlus, MailX, Pencil, Power, UserX } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SavedStaff, Staff } from '@/contracts/auth/staff';
import { staffEndpoints } from '@/contracts/auth/staff';
import { staffCareEndpoints } from '@/contracts/auth/staff-care';
import { useAction } from '@/portal/kit/calls/use-action';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { Button } from '@/portal/ui/actions/Button';

const EraseStaff = dynamic(() => import('./EraseStaff').then((m) => m.EraseStaff), { ssr: false });

/**
 * Edit, invite anew or not at all, switch off or on, end all sign-ins, hand out what is held, and erase it of who has
 * left; what shuts somebody out is asked first.
 */
export function StaffActions(props: {
  row: Staff;
  onEdit: () => void;
  onChanged: () => void;
  onInvited: (saved: SavedStaff) => void;
}) {
  const { row, onChanged } = props;
  const { t } = useTranslation(['staff', 'personal', 'common']);
  const can = usePermission();
  const confirm = useConfirm();
  const [isErasing, setErasing] = useState(false);
  const [setActive, switching] = useAction(staffEndpoints.active, {
    done: () => {
      notice.success(t('common:form.saved'));
      onChanged();
    },
  });
  const [revoke, revoking] = useAction(staffEndpoints.revoke, {
    done: () => {
      notice.success(t('revoked', { name: row.fullname }));
      onChanged();
    },
  });
  const [invite, inviting] = useAction(staffEndpoints.invite, {
    done: (saved) => {
      props.onInvited(saved);
      onChanged();
    },
  });
  const [uninvite, uninviting] = useAction(staffEndpoints.uninvite, {
    done: () => {
      notice.success(t('uninvitedNow', { name: row.fullname }));
      onChanged();
    },
  });
  if (!can('staff:edit')) return null;
  const params = { id: row.id };
  const name = <span className="visually-hidden">{row.fullname}</span>;
  const toggle = row.active ? 'deactivate' : 'activate';
  async function askRevoke() {
    const ask = t('askRevoke', { name: row.fullname });
    if (await confirm({ ask, yes: t('revoke'), danger: true })) void revoke({ params });
  }
  async function askUninvite() {
    const ask = t('askUninvite', { name: row.fullname });
    if (await confirm({ ask, yes: t('uninvite'), danger: true })) void uninvite({ params });
  }
  async function askToggle() {
    const ask = t(row.active ? 'askDeactivate' : 'askActivate', { name: row.fullname });
    const yes = t(`common:form.${toggle}`);
    if (!(await confirm({ ask, yes, danger: row.active }))) return;
    void setActive({ params, body: { active: !row.active } });
  }
  return (
    <>
      <RowDeeds name={row.fullname}>
        <Button icon={<Pencil />} onClick={props.onEdit}>
          {t('common:form.edit')} {name}
        </Button>
        {row.active && !row.joined && (
          <Button icon={<MailPlus />} busy={inviting} onClick={() => void invite({ params })}>
            {t('invite')} {name}
          </Button>
        )}
        {row.invitedUntil && (
          <Button icon={<MailX />} busy={uninviting} onClick={askUninvite}>
            {t('uninvite')} {name}
          </Button>
        )}
        {row.sessions > 0 && (
          <Button icon={<LogOut />} busy={revoking} onClick={askRevoke}>
            {t('revoke')} {name}
          </Button>
        )}
        <Button
          icon={<Power />}
          tone={row.active ? 'bad' : 'brand'}
          busy={switching}
          onClick={askToggle}
        >
          {t(`common:form.${toggle}`)} {name}
        </Button>
        <DownloadButton endpoint={staffCareEndpoints.held} call={{ params }}>
          {t('personal:held')} {name}
        </DownloadButton>
        {!row.active && (
          <Button icon={<UserX />} tone="bad" onClick={() => setErasing(true)}>
            {t('personal:erase')} {name}
          </Button>
        )}
      </RowDeeds>
      {isErasing && (
        <EraseStaff
          row={row}
          onErased={() => {
            setErasing(false);
            onChanged();
          }}
          onClose={() => setErasing(false)}
        />
      )}
    </>
  );
}
