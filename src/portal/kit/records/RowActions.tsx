import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { ZodType } from 'zod';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { featureOf } from '@/contracts/kit/feature/feature-of';
import type { Flag } from '@/contracts/kit/fields/fields';
import { CallButton } from '@/portal/kit/calls/CallButton';
import { useAction } from '@/portal/kit/calls/use-action';
import { useMove } from '@/portal/kit/calls/use-move';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/actions/Button';

type OneRecord = { params: { id: string } };

/** What can be done to one row: the calls that there are. */
export interface RowCalls {
  /** Reads it again before it is asked what deleting loses. */
  get?: Endpoint<ZodType<OneRecord, OneRecord>>;
  remove?: Endpoint<ZodType<OneRecord, OneRecord>>;
  active?: Endpoint<ZodType<OneRecord, OneRecord & { body: { active: Flag } }>>;
}

interface Row {
  id: string;
  active?: boolean;
  own?: boolean;
}

interface Props<R extends Row> {
  /** The feature's calls; what is not among them is not offered. */
  endpoints: RowCalls & { list: Endpoint };
  /** Of a row that another place owns nothing is offered. */
  row: R;
  /** Read by screen readers with each action. */
  name: string;
  /** What deleting a row loses, asked before it is done, of the row as it is then. */
  lost: (row: R) => string;
  onEdit?: (() => void) | undefined;
  onChanged: () => void;
  /** What else can be done to the row, between editing and deleting. */
  children?: ReactNode;
}

/** Edit, switch on or off, and delete, as far as there are calls and the person may. */
export function RowActions<R extends Row>(props: Props<R>) {
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
        <CallButton
          endpoint={endpoints.active}
          call={{ params: { id: row.id }, body: { active: !row.active } }}
          name={name}
          onDone={props.onChanged}
        >
          {t(row.active ? 'form.deactivate' : 'form.activate')}
        </CallButton>
      )}
      {props.children}
      {endpoints.remove && can(`${feature}:delete`) && (
        <Remove {...props} endpoint={endpoints.remove} read={endpoints.get} />
      )}
    </div>
  );
}

const Named = ({ children }: { children: string }) => (
  <span className="visually-hidden">{children}</span>
);

type One<R extends Row, Name extends keyof RowCalls> = Props<R> & {
  endpoint: NonNullable<RowCalls[Name]>;
};

function Remove<R extends Row>(props: One<R, 'remove'> & { read: RowCalls['get'] }) {
  const { endpoint, read, row, name, lost, onChanged } = props;
  const { t } = useTranslation('common');
  const [readNow] = useMove(read ?? endpoint, { reload: onChanged });
  const [remove, removing] = useAction(endpoint, {
    done: () => {
      notice.success(t('form.removed'));
      onChanged();
    },
  });
  return (
    <RemoveButton
      name={name}
      lost={async () => {
        if (!read) return lost(row);
        const now = await readNow({ params: { id: row.id } });
        return now ? lost(now as R) : undefined;
      }}
      busy={removing}
      onRemove={() => remove({ params: { id: row.id } })}
    />
  );
}
