import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import {
  type QuickCall,
  quickCallColumns,
  quickCallEndpoints,
} from '@/contracts/master-data/phones/quick-call';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { ListTabs } from '@/portal/kit/list/ListTabs';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';

const QuickCallForm = dynamic(() => import('./QuickCallForm').then((m) => m.QuickCallForm), {
  ssr: false,
});
const nameOf = ({ nameTh }: QuickCall) => nameTh;

/** The numbers that residents call by one press, by where their app shows them. */
export function QuickCallScreen() {
  const { t } = useTranslation('quick-call');
  const records = useRecords(quickCallEndpoints);
  const { type } = records.list.query;
  const { answer: types = [] } = useLiveReader(quickCallEndpoints.types, {});
  return (
    <div data-wide="form">
      <RecordsScreen
        records={records}
        texts="quick-call"
        columns={quickCallColumns}
        nameOf={nameOf}
        Form={QuickCallForm}
        order={{ type }}
        tabs={
          <ListTabs
            label={t('type')}
            current={type}
            tabs={types.map(({ type, count }) => ({
              ...{ name: type, title: t(`values.type.${type}`), search: { type }, count },
            }))}
          />
        }
      >
        <ActiveFilter list={records.list} />
      </RecordsScreen>
    </div>
  );
}
