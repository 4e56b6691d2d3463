import { Power } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import {
  type Tester,
  testerColumns,
  testerEndpoints,
} from '@/contracts/master-data/property/tester';
import type { TabProps } from '@/portal/areas/property/tab';
import { useAction } from '@/portal/kit/calls/use-action';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { Button } from '@/portal/ui/actions/Button';

const TesterForm = dynamic(() => import('./TesterForm').then((m) => m.TesterForm), { ssr: false });

const { list, get, upsert, download } = testerEndpoints;
const calls = { list, get, upsert, download };
const nameOf = ({ name }: Tester) => name;

/** Who of the property tries what is new before everybody has it. */
export function TestersTab({ tabs }: TabProps) {
  const { t } = useTranslation(['testers', 'common']);
  const can = usePermission();
  const confirm = useConfirm();
  const records = useRecords(calls);
  const { reload, total } = records.list;
  const done = (what: 'saved' | 'removed') => () => {
    notice.success(t(`common:form.${what}`));
    reload();
  };
  const [setActive, switching] = useAction(testerEndpoints.status, { done: done('saved') });
  const [remove, removing] = useAction(testerEndpoints.remove, { done: done('removed') });
  const [removeAll, emptying] = useAction(testerEndpoints.removeAll, { done: done('removed') });
  const mayEdit = can('property-settings:edit');

  async function askAll() {
    const question = { ask: t('lostAll', { n: total }), yes: t('removeAll'), danger: true };
    if (await confirm(question)) void removeAll({});
  }
  return (
    <RecordsScreen
      records={records}
      texts="testers"
      columns={testerColumns}
      nameOf={nameOf}
      Form={TesterForm}
      tabs={tabs}
      more={
        mayEdit &&
        total > 0 && (
          <Button tone="bad" busy={emptying} onClick={() => void askAll()}>
            {t('removeAll')}
          </Button>
        )
      }
      actions={
        mayEdit
          ? ({ id, name, active }) => (
              <>
                <Button
                  look="link"
                  icon={<Power />}
                  busy={switching}
                  onClick={() => void setActive({ body: { id, active: !active } })}
                >
                  {t(active ? 'common:form.deactivate' : 'common:form.activate')}{' '}
                  <span className="visually-hidden">{name}</span>
                </Button>
                <RemoveButton
                  name={name}
                  lost={t('lost', { name })}
                  busy={removing}
                  onRemove={() => void remove({ body: { id } })}
                />
              </>
            )
          : undefined
      }
    >
      <ActiveFilter list={records.list} />
    </RecordsScreen>
  );
}
