import { useTranslation } from 'next-i18next/pages';
import { customerCareEndpoints } from '@/contracts/master-data/residents/customer';
import { useAction } from '@/portal/kit/calls/use-action';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/actions/Button';

/** Makes who was merged a person of their own again. */
export function UndoMerge(props: { gone: { id: string; name: string }; onDone: () => void }) {
  const { t } = useTranslation('customers');
  const can = usePermission();
  const [unmerge, running] = useAction(customerCareEndpoints.unmerge, {
    done: () => {
      notice.success(t('unmerged'));
      props.onDone();
    },
  });
  if (!can('customers:approve')) return null;
  return (
    <Button busy={running} onClick={() => unmerge({ params: { id: props.gone.id } })}>
      {t('unmerge')} <span className="visually-hidden">{props.gone.name}</span>
    </Button>
  );
}
