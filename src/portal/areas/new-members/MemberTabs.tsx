import { useTranslation } from 'next-i18next/pages';
import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { ListTabs } from '@/portal/kit/list/ListTabs';

/** Those who wait, and what was decided, with how many there are. */
export function MemberTabs({ status: current }: { status: string }) {
  const { t } = useTranslation('new-members');
  const { answer = [] } = useLiveReader(newMemberEndpoints.tabs, {});
  return (
    <ListTabs
      label={t('views')}
      current={current}
      tabs={answer.map(({ status, count }) => ({
        ...{ name: status, title: t(`values.status.${status}`), search: { status }, count },
      }))}
    />
  );
}
