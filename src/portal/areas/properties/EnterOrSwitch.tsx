import { useTranslation } from 'next-i18next/pages';
import { type Property, propertyEndpoints } from '@/contracts/master-data/property/property';
import { useAction } from '@/portal/kit/calls/use-action';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { usePermission } from '@/portal/kit/page/permission';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';
import { Button } from '@/portal/ui/actions/Button';

/** Goes into a property that is open; opens or closes it for everybody. */
export function EnterOrSwitch(props: { row: Property; name: string; onChanged: () => void }) {
  const { row, name, onChanged } = props;
  const { t } = useTranslation(['properties', 'common']);
  const can = usePermission();
  const { enter } = usePlaceSwitch();
  const confirm = useConfirm();
  const [setActive, switching] = useAction(propertyEndpoints.changeActive, { done: onChanged });
  const { id, active } = row;
  const named = <span className="visually-hidden">{name}</span>;
  const word = t(active ? 'common:form.deactivate' : 'common:form.activate');

  async function askSwitch() {
    if (active && !(await confirm({ ask: t('closes', { name }), yes: word, danger: true }))) return;
    void setActive({ body: { id, active: !active } });
  }
  return (
    <>
      {can('properties:edit') && (
        <Button look="link" busy={switching} onClick={() => void askSwitch()}>
          {word} {named}
        </Button>
      )}
      {active && can('properties:approve') && (
        <Button look="link" onClick={() => enter(id)}>
          {t('enter')} {named}
        </Button>
      )}
    </>
  );
}
