import { useTranslation } from 'next-i18next/pages';
import { type AppUser, appUserEndpoints } from '@/contracts/master-data/residents/app-user';
import { useAction } from '@/portal/kit/calls/use-action';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/actions/Button';

/** Keeps somebody out of the residents' app, or lets them in again. */
export function SuspendButton({ user, onChanged }: { user: AppUser; onChanged: () => void }) {
  const { t } = useTranslation('users');
  const can = usePermission();
  const confirm = useConfirm();
  const [suspend, running] = useAction(appUserEndpoints.suspend, { done: onChanged });
  if (!can('users:edit')) return null;
  const suspended = user.state !== 'suspended';
  async function press() {
    const ask = t('askSuspend', { name: user.name });
    if (suspended && !(await confirm({ ask, yes: t('suspend'), danger: true }))) return;
    await suspend({ params: { id: user.id }, body: { suspended } });
  }
  return (
    <Button look="link" tone={suspended ? 'bad' : 'brand'} busy={running} onClick={press}>
      {t(suspended ? 'suspend' : 'resume')} <span className="visually-hidden">{user.name}</span>
    </Button>
  );
}
