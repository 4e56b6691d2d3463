import { Pencil } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Holiday } from '@/contracts/master-data/holiday';
import { holidayEndpoints } from '@/contracts/master-data/holiday';
import { useAction } from '@/portal/kit/calls/use-action';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { Button } from '@/portal/ui/actions/Button';

/** A holiday's menu: edit and delete, as far as the person may. */
export function HolidayActions(props: {
  row: Holiday;
  /** What deleting it loses, asked before it is done. */
  lost: string;
  onEdit: () => void;
  onRemoved: () => void;
}) {
  const { row, lost, onEdit } = props;
  const { t } = useTranslation('common');
  const can = usePermission();
  const [remove, removing] = useAction(holidayEndpoints.remove, {
    done: () => {
      notice.success(t('form.removed'));
      props.onRemoved();
    },
  });
  return (
    <RowDeeds name={row.nameTh}>
      {can('holidays:edit') && (
        <Button look="link" icon={<Pencil />} onClick={onEdit}>
          {t('form.edit')} <span className="visually-hidden">{row.nameTh}</span>
        </Button>
      )}
      {can('holidays:delete') && (
        <RemoveButton
          name={row.nameTh}
          lost={lost}
          busy={removing}
          onRemove={() => remove({ body: { id: row.id } })}
        />
      )}
    </RowDeeds>
  );
}
