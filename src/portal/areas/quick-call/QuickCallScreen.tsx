import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type QuickCall,
  quickCallColumns,
  quickCallEndpoints,
} from '@/contracts/master-data/phones/quick-call';
import { useReader } from '@/portal/kit/calls/use-reader';
import { PhoneLink } from '@/portal/kit/form/fields/PhoneLink';
import { useLive } from '@/portal/kit/live/live';
import { OrderButton } from '@/portal/kit/records/OrderButton';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';

const QuickCallForm = dynamic(() => import('./QuickCallForm').then((m) => m.QuickCallForm), {
  ssr: false,
});
const nameOf = ({ nameTh }: QuickCall) => nameTh;

/** The numbers that residents call by one press, by where their app shows them. */
export function QuickCallScreen() {
  const { t } = useTranslation('quick-call');
  const records = useRecords(quickCallEndpoints);
  const { type } = records.list.query;
  const { answer: types = [], reload } = useReader(quickCallEndpoints.types, {});
  useLive('quick-call', reload);
  const renders = useMemo(
    () => ({ phone: ({ phone }: QuickCall) => <PhoneLink line={phone} ext={t('ext')} /> }),
    [t],
  );
  return (
    <RecordsScreen
      records={records}
      texts="quick-call"
      columns={quickCallColumns}
      renders={renders}
      nameOf={nameOf}
      Form={QuickCallForm}
      tools={
        <OrderButton
          key={type}
          records={records}
          endpoints={quickCallEndpoints}
          among={{ type }}
          nameOf={nameOf}
        />
      }
      tabs={
        <LinkTabs
          label={t('tabs')}
          current={type}
          tabs={types.map(({ type: name, count }) => ({
            name,
            title: t(`values.type.${name}`),
            href: { pathname: '/quick-call-phone', query: { type: name } },
            count: String(count),
          }))}
        />
      }
    />
  );
}
