import { LogOut, Pencil, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type Occupancy, occupancyEndpoints } from '@/contracts/master-data/residents/occupancy';
import { useAction } from '@/portal/kit/calls/use-action';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { useEditing } from '@/portal/kit/form/use-editing';
import { Awaited } from '@/portal/kit/page/Awaited';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { bangkokDay } from '@/portal/kit/text/dates';
import { Stays } from '@/portal/pickers/people/Stays';
import { Button } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import { unitStays } from './pages';

const StayForm = dynamic(() => import('./StayForm').then((m) => m.StayForm), { ssr: false });

/** Who has a unit and who had it, with the way in and out. */
export function UnitStays(props: { unit: { id: string; number: string }; onChanged: () => void }) {
  const { t } = useTranslation(['residents', 'common']);
  const can = usePermission();
  const { query } = useRouter();
  const read = useLiveReader(occupancyEndpoints.list, unitStays(query));
  const editing = useEditing<Occupancy>(`stay ${props.unit.id}`);
  const leaving = useEditing<Occupancy>(`leave ${props.unit.id}`);
  const changed = () => {
    read.reload();
    props.onChanged();
  };
  const [remove, removing] = useAction(occupancyEndpoints.remove, {
    done: () => {
      notice.success(t('common:form.removed'));
      changed();
    },
  });
  const mayEdit = can('units:edit');
  const leave = (stay: Occupancy): Occupancy => ({ ...stay, movedOut: bangkokDay(Date.now()) });
  const actions = (stay: Occupancy) => {
    const name = <span className="visually-hidden">{stay.customerName}</span>;
    return (
      <RowDeeds name={stay.customerName}>
        {!stay.movedOut && (
          <Button look="link" icon={<LogOut />} onClick={() => leaving.open(leave(stay))}>
            {t('moveOut')} {name}
          </Button>
        )}
        <Button look="link" icon={<Pencil />} onClick={() => editing.open(stay)}>
          {t('common:form.edit')} {name}
        </Button>
        <RemoveButton
          name={stay.customerName}
          lost={t('lost', { name: stay.customerName })}
          busy={removing}
          onRemove={() => remove({ params: { id: stay.id } })}
        />
      </RowDeeds>
    );
  };
  return (
    <Section
      title={t('title')}
      more={
        mayEdit && (
          <Button icon={<Plus />} onClick={() => editing.open('new')}>
            {t('moveIn')}
          </Button>
        )
      }
    >
      {read.answer ? (
        <Stays of="unit" stays={read.answer.rows} {...(mayEdit && { actions })} />
      ) : (
        <Awaited read={read} rows={3} />
      )}
      {leaving.form && (
        <StayForm
          {...leaving.form}
          unit={props.unit}
          leaving
          onSaved={() => {
            leaving.close();
            changed();
          }}
        />
      )}
      {editing.form && (
        <StayForm
          {...editing.form}
          unit={props.unit}
          onSaved={() => {
            editing.close();
            changed();
          }}
        />
      )}
    </Section>
  );
}
