import { useTranslation } from 'next-i18next/pages';
import { boardEndpoints } from '@/contracts/bulletin/post';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { ListTabs } from '@/portal/kit/list/ListTabs';

/** All posts, those that residents do not see, and those that wait for a decision. */
export function BoardTabs(props: {
  query: { active?: boolean | undefined; reported?: boolean | undefined };
}) {
  const { t } = useTranslation('bulletin');
  const { answer } = useLiveReader(boardEndpoints.tabs, {});
  const tab = (name: 'all' | 'reported' | 'hidden', search: Record<string, string>) => ({
    ...{ name, title: t(`tabs.${name}`), count: answer?.[name] ?? 0, search },
  });
  const { reported, active } = props.query;
  return (
    <ListTabs
      label={t('views')}
      current={reported ? 'reported' : active === false ? 'hidden' : 'all'}
      tabs={[tab('all', {}), tab('reported', { reported: '1' }), tab('hidden', { active: '0' })]}
    />
  );
}
