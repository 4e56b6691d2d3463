import { Power } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type Property, propertyEndpoints } from '@/contracts/master-data/property/property';
import { useAction } from '@/portal/kit/calls/use-action';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { Button } from '@/portal/ui/actions/Button';

/** Opens a property for everybody, or closes it after asking. */
export function OpenOrClose(props: { row: Property; name: string; onChanged: () => void }) {
  const { row, name, onChanged } = props;
  const { t } = useTranslation(['properties', 'common']);
  const confirm = useConfirm();
  const [setActive, switching] = useAction(propertyEndpoints.changeActive, { done: onChanged });
  const { id, active } = row;
  const word = t(active ? 'common:form.deactivate' : 'common:form.activate');

  async function askSwitch() {
    if (active && !(await confirm({ ask: t('closes', { name }), yes: word, danger: true }))) return;
    void setActive({ body: { id, active: !active } });
  }
  return (
    <Button look="link" icon={<Power />} busy={switching} onClick={() => void askSwitch()}>
      {word} <span className="visually-hidden">{name}</span>
    </Button>
  );
}
