import { useTranslation } from 'next-i18next/pages';
import type { PageQuery } from '@/contracts/kit/page-query';
import type { Feature } from '@/contracts/kit/permissions';
import type { Resource } from '@/portal/kit/create-resource';
import { notice } from '@/portal/kit/notice';
import { usePermission } from '@/portal/kit/permission';
import { useAction } from '@/portal/kit/use-action';
import { Button } from '@/portal/ui/Button';

interface Props<T extends { id: string; active: boolean }, D, Q extends PageQuery> {
  resource: Resource<T, D, Q>;
  feature: Feature;
  row: T;
  /** Read by screen readers with each action. */
  name: string;
  /** What deleting this row loses, asked before it is done. */
  lost: string;
  onEdit: () => void;
  onChanged: () => void;
}

/** Edit, switch on or off, and delete, as far as the person may. */
export function RowActions<T extends { id: string; active: boolean }, D, Q extends PageQuery>(
  props: Props<T, D, Q>,
) {
  const { resource, feature, row, name, onChanged } = props;
  const { t } = useTranslation('common');
  const can = usePermission();
  const [setActive, switching] = useAction(resource.setActive, { done: onChanged });
  const [remove, removing] = useAction(resource.remove, {
    done: () => {
      notice.success(t('form.removed'));
      onChanged();
    },
  });
  const toggle = t(row.active ? 'form.deactivate' : 'form.activate');
  const params = { id: row.id };
  return (
    <>
      {can(`${feature}:edit`) && (
        <>
          <Button look="link" onClick={props.onEdit}>
            {t('form.edit')} <span className="visually-hidden">{name}</span>
          </Button>
          <Button
            look="link"
            busy={switching}
            onClick={() => setActive({ params, body: { active: !row.active } })}
          >
            {toggle} <span className="visually-hidden">{name}</span>
          </Button>
        </>
      )}
      {can(`${feature}:delete`) && (
        <Button
          look="link"
          tone="bad"
          busy={removing}
          onClick={() => window.confirm(props.lost) && remove({ params })}
        >
          {t('form.remove')} <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </>
  );
}
