import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { ZodType } from 'zod';
import type { Endpoint } from '@/contracts/kit/endpoint';
import { featureOf } from '@/contracts/kit/feature-of';
import { useAction } from '@/portal/kit/calls/use-action';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/Button';

type OneRecord = { params: { id: string } };

/** What can be done to one row: the calls that there are. */
export interface RowCalls {
  remove?: Endpoint<ZodType<OneRecord, OneRecord>>;
  active?: Endpoint<ZodType<OneRecord, OneRecord & { body: { active: boolean } }>>;
}

interface Props {
  /** The feature's calls; what is not among them is not offered. */
  endpoints: RowCalls & { list: Endpoint };
  /** Of a row that another place owns nothing is offered. */
  row: { id: string; active?: boolean; own?: boolean };
  /** Read by screen readers with each action. */
  name: string;
  /** What deleting this row loses, asked before it is done. */
  lost: string;
  onEdit?: (() => void) | undefined;
  onChanged: () => void;
  /** What else can be done to the row, between editing and deleting. */
  children?: ReactNode;
}

/** Edit, switch on or off, and delete, as far as there are calls and the person may. */
export function RowActions(props: Props) {
  const { endpoints, row, name, onEdit } = props;
  const { t } = useTranslation('common');
  const can = usePermission();
  const feature = featureOf(endpoints.list);
  const mayEdit = can(`${feature}:edit`);
  if (row.own === false) return <div>{props.children}</div>;
  return (
    <div>
      {onEdit && mayEdit && (
        <Button look="link" onClick={onEdit}>
          {t('form.edit')} <Named>{name}</Named>
        </Button>
      )}
      {endpoints.active && row.active !== undefined && mayEdit && (
        <Toggle {...props} endpoint={endpoints.active} />
      )}
      {props.children}
      {endpoints.remove && can(`${feature}:delete`) && (
        <Remove {...props} endpoint={endpoints.remove} />
      )}
    </div>
  );
}

const Named = ({ children }: { children: string }) => (
  <span className="visually-hidden">{children}</span>
);

type One<Name extends keyof RowCalls> = Props & { endpoint: NonNullable<RowCalls[Name]> };

function Toggle({ endpoint, row, name, onChanged }: One<'active'>) {
  const { t } = useTranslation('common');
  const [setActive, switching] = useAction(endpoint, { done: onChanged });
  return (
    <Button
      look="link"
      busy={switching}
      onClick={() => setActive({ params: { id: row.id }, body: { active: !row.active } })}
    >
      {t(row.active ? 'form.deactivate' : 'form.activate')} <Named>{name}</Named>
    </Button>
  );
}

function Remove({ endpoint, row, name, lost, onChanged }: One<'remove'>) {
  const { t } = useTranslation('common');
  const [remove, removing] = useAction(endpoint, {
    done: () => {
      notice.success(t('form.removed'));
      onChanged();
    },
  });
  return (
    <RemoveButton
      name={name}
      lost={lost}
      busy={removing}
      onRemove={() => remove({ params: { id: row.id } })}
    />
  );
}
