import { useTranslation } from 'next-i18next/pages';
import type { Staff } from '@/contracts/auth/staff';
import { staffEndpoints } from '@/contracts/auth/staff';
import { useAction } from '@/portal/kit/calls/use-action';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/Button';

/** Edit, switch off or on, and end all sign-ins; what shuts somebody out is asked first. */
export function StaffActions(props: { row: Staff; onEdit: () => void; onChanged: () => void }) {
  const { row, onChanged } = props;
  const { t } = useTranslation(['staff', 'common']);
  const can = usePermission();
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
  if (!can('staff:edit')) return null;
  const params = { id: row.id };
  const name = <span className="visually-hidden">{row.fullname}</span>;
  const ask = (question: string) => window.confirm(t(question, { name: row.fullname }));
  const toggle = row.active ? 'deactivate' : 'activate';
  return (
    <div>
      <Button look="link" onClick={props.onEdit}>
        {t('common:form.edit')} {name}
      </Button>
      {row.sessions > 0 && (
        <Button look="link" busy={revoking} onClick={() => ask('askRevoke') && revoke({ params })}>
          {t('revoke')} {name}
        </Button>
      )}
      <Button
        look="link"
        tone={row.active ? 'bad' : 'brand'}
        busy={switching}
        onClick={() =>
          ask(row.active ? 'askDeactivate' : 'askActivate') &&
          setActive({ params, body: { active: !row.active } })
        }
      >
        {t(`common:form.${toggle}`)} {name}
      </Button>
    </div>
  );
}
